import type { CivilDate } from '../calendar/civil-date.ts'

/** What lies between two bounds, each of them with it; one of the two can be missing. */
export interface Range<Bound> {
  readonly from?: Bound
  readonly to?: Bound
}

const between = '..'

const day = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string) =>
  day.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const amount = /^\d{1,7}(\.\d{1,2})?$/

/** Reads « from..to », « from.. », « ..to » or one value for both; undefined where it is none of these. */
const readRange = <Bound extends string | number>(
  text: string,
  read: (bound: string) => Bound | undefined,
): Range<Bound> | undefined => {
  const [first = '', last = first, ...more] = text.split(between)
  const from = first === '' ? undefined : read(first)
  const to = last === '' ? undefined : read(last)
  const isRead = (first === '' || from !== undefined) && (last === '' || to !== undefined)
  if (more.length > 0 || !isRead || (from === undefined && to === undefined)) return undefined
  if (from !== undefined && to !== undefined && from > to) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** A range of days, as an address says it: `2026-11-01..2026-11-30`, `..2026-12-04`, `2026-11-25`. */
export const readDays = (text: string): Range<CivilDate> | undefined =>
  readRange(text, (bound) => (isDay(bound) ? bound : undefined))

/** A range of amounts in euros, as an address says it: `100..`, `..249.90`. */
export const readEuros = (text: string): Range<number> | undefined =>
  readRange(text, (bound) => (amount.test(bound) ? Number(bound) : undefined))

/** The range as an address says it; undefined where it has no bound. */
export const writeRange = ({ from, to }: Range<string | number>) => {
  if (from === undefined && to === undefined) return undefined
  return from === to ? String(from) : `${from ?? ''}${between}${to ?? ''}`
}
