/** Matches the beginning of a formula, which a spreadsheet would run even when a stranger wrote it. */
const beginsFormula = /^[=+\-@\t\r]/

/** A negative amount is no formula. */
const isNumber = /^-\d+([.,]\d+)?$/

const needsQuotes = /[",;\r\n]/

const cell = (text: string) => {
  const harmless = beginsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const byteOrderMark = '\ufeff'

/** A CSV file for a spreadsheet (RFC 4180): marked as UTF-8, and no cell is a formula. */
export const csvFile = (rows: readonly (readonly string[])[]) =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
