"""Tests of two copies of an event."""
