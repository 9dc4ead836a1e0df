import { dayAndTime } from '../../shared/dates/day-and-time.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { eurosOfCents, formatEuros } from '../../shared/money.ts'
import type { JournalEntry } from './journal.contract.ts'

export interface FieldChange {
  readonly field: string
  /** Undefined where there was no such field, or is none any more. */
  readonly before: string | undefined
  readonly after: string | undefined
}

const longestShown = 160

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const cents = /Cents$/

/** A value as one reads it: an amount in euros, a moment by the clocks of Paris, words one after the other, the rest as it is kept. */
const shown = (field: string, value: unknown, lng: Language): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'number' && cents.test(field)) return formatEuros(eurosOfCents(value))
  if (typeof value === 'string' && moment.test(value)) return dayAndTime(value, lng)
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string')
  const text = isList ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

/** What an entry changed, field by field; what is the same before and after is left out. */
export const changesOf = (
  { before, after }: Pick<JournalEntry, 'before' | 'after'>,
  lng: Language,
): readonly FieldChange[] => {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({
      field: field.replace(cents, ''),
      before: shown(field, before?.[field], lng),
      after: shown(field, after?.[field], lng),
    }))
    .filter((change) => change.before !== change.after)
}
