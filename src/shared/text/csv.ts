/** Begins a formula in a spreadsheet, which would run what a stranger wrote. */
const beginsFormula = /^[=+\-@\t\r]/

const needsQuotes = /[",;\r\n]/

const cell = (text: string) => {
  const harmless = beginsFormula.test(text) ? `'${text}` : text
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const byteOrderMark = '\ufeff'

/** A table for a spreadsheet (RFC 4180): told to be UTF-8, and none of its cells a formula. */
export const csvFile = (rows: readonly (readonly string[])[]) =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
