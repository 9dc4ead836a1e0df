import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { takeNumber } from './take-number.public.ts'

const digits = 6

/** The next number of invoices (F) or credit notes (A), « F-2026-000001 », and when it was taken. */
export const nextNumber = async (db: Db, { series, clock }: { series: 'F' | 'A'; clock: Clock }) => {
  const { year, sequence, nowMs } = await takeNumber(db, { series, clock })
  const number = `${series}-${year}-${String(sequence).padStart(digits, '0')}`
  return { nowMs, numbered: { series, year, sequence, number } }
}
