import type { Language } from '../../../../shared/i18n/languages.ts'
import { escapeHtml } from './escape-html.ts'
import { exportWords, wordFor } from './export-words.ts'
import { fieldsHtml, isShort, valueHtml } from './value-html.ts'

type Row = Readonly<Record<string, unknown>>

interface ExportSection {
  readonly id: string
  readonly name: string
  readonly records: readonly Row[]
}

/** How many columns a sheet of paper has room for. */
const mostColumns = 4

/**
 * The columns of records that fit into a table: all have the same few fields with short values. Undefined for others.
 */
const columnsOf = (records: readonly Row[]) => {
  const columns = Object.keys(records[0] ?? {})
  const isTable =
    records.length > 1 &&
    columns.length <= mostColumns &&
    records.every((row) => Object.keys(row).join() === columns.join() && Object.values(row).every(isShort))
  return isTable ? columns : undefined
}

const tableHtml = (columns: readonly string[], records: readonly Row[], lng: Language) => {
  const heads = columns.map(
    (column) => `<th scope="col">${escapeHtml(wordFor(exportWords[lng].fields, column))}</th>`,
  )
  const rows = records.map((row) => {
    const cells = columns.map((field) => `<td>${valueHtml(row[field], { lng, field, depth: 0 })}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const recordsHtml = (records: readonly Row[], lng: Language) =>
  records
    .map((record, place) => {
      const number = exportWords[lng].entry.replace('{{number}}', String(place + 1))
      const head = records.length > 1 ? `<h3>${escapeHtml(number)}</h3>` : ''
      return `<article>${head}${fieldsHtml(record, { lng, depth: 0 })}</article>`
    })
    .join('')

/** One part of what the house keeps, under its heading: a table where there is room for one, else entry by entry. */
export const sectionHtml = ({ id, name, records }: ExportSection, lng: Language) => {
  const { sections, nothing } = exportWords[lng]
  const columns = columnsOf(records)
  const body = columns ? tableHtml(columns, records, lng) : recordsHtml(records, lng)
  const content = records.length > 0 ? body : `<p class="nothing">${escapeHtml(nothing)}</p>`
  return `<section id="${escapeHtml(id)}"><h2>${escapeHtml(wordFor(sections, name))}</h2>${content}</section>`
}
