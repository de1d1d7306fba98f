// Open a workbook and save it, by exceljs or SheetJS: a request a line, {by, source, target}; an
// answer a line, {} or {error}. They are looked for in the folder that NODE_PATH names.
"use strict";

const excel = async ({ source, target }) => {
  const { Workbook } = require("exceljs");
  const book = new Workbook();
  await book.xlsx.readFile(source);
  await book.xlsx.writeFile(target);
};

const sheet = async ({ source, target }) => {
  const { readFile, writeFile } = require("xlsx");
  writeFile(readFile(source, { cellNF: true, cellStyles: true }), target);
};

const lines = require("readline").createInterface({ input: process.stdin });
(async () => {
  for await (const line of lines) {
    const request = JSON.parse(line);
    let answer = {};
    try {
      await (request.by === "exceljs" ? excel : sheet)(request);
    } catch (error) {
      answer = { error: String(error).split("\n")[0] };
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
  }
})();
