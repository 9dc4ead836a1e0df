import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { escapeHtml } from './escape-html.ts'
import { exportWords, wordFor } from './export-words.ts'

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
/** A longer text is shown as a block, and does not fit into a table. */
const letterLength = 160
/** Data that is nested deeper than this is shown as JSON. */
const deepest = 6

const format = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: houseTimeZone })

/** « 4 octobre 2026 à 14:05 », in the time zone of the house. */
export const momentWords = (moment: string, lng: Language) => format(lng).format(new Date(moment))

const isMoment = (text: string) => isoMoment.test(text) && !Number.isNaN(Date.parse(text))

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

interface Place {
  readonly lng: Language
  /** The field of the value: some fields have words of their own for their values. */
  readonly field: string
  readonly depth: number
}

const textHtml = (text: string, { lng, field }: Place) => {
  const { values } = exportWords[lng]
  if (Object.hasOwn(values, field)) return escapeHtml(wordFor(Reflect.get(values, field), text))
  if (isMoment(text))
    return `<time datetime="${escapeHtml(text)}">${escapeHtml(momentWords(text, lng))}</time>`
  if (text.includes('\n') || text.length > letterLength) return `<pre>${escapeHtml(text)}</pre>`
  return `<bdi>${escapeHtml(text)}</bdi>`
}

const listHtml = (items: readonly unknown[], place: Place) =>
  `<ul>${items.map((item) => `<li>${valueHtml(item, place)}</li>`).join('')}</ul>`

/** The fields of a record and their values. */
export const fieldsHtml = (fields: Readonly<Record<string, unknown>>, place: Omit<Place, 'field'>): string =>
  `<dl>${Object.entries(fields)
    .map(([field, value]) => {
      const name = wordFor(exportWords[place.lng].fields, field)
      return `<div><dt>${escapeHtml(name)}</dt><dd>${valueHtml(value, { ...place, field })}</dd></div>`
    })
    .join('')}</dl>`

/** A value of any kind as HTML. Everything in it is escaped, so that it never becomes a part of the page. */
export const valueHtml = (value: unknown, place: Place): string => {
  const { none, yes, no } = exportWords[place.lng]
  const below = { ...place, depth: place.depth + 1 }
  const isList = Array.isArray(value)
  if (isNothing(value) || (isList && value.length === 0)) return none
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return textHtml(value, place)
  if (place.depth < deepest && isList) return listHtml(value, below)
  if (place.depth < deepest && isPlainObject(value)) return fieldsHtml(value, below)
  return escapeHtml(JSON.stringify(value) ?? String(value))
}

/** Whether a value fits into the cell of a table. */
export const isShort = (value: unknown) =>
  typeof value === 'string'
    ? value.length <= letterLength && !value.includes('\n')
    : typeof value !== 'object' || value === null
