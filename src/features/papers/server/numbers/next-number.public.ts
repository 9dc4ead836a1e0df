import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { allocateNumber } from './allocate-number.public.ts'

const digits = 6

/** The next number of invoices (F) or credit notes (A), as in « F-2026-000001 », and the moment for its paper. */
export const nextNumber = async (db: Db, { series, clock }: { series: 'F' | 'A'; clock: Clock }) => {
  const { year, sequence, nowMs } = await allocateNumber(db, { series, clock })
  const number = `${series}-${year}-${String(sequence).padStart(digits, '0')}`
  return { series, year, sequence, number, issuedAt: new Date(nowMs) }
}

export type DocumentNumber = Awaited<ReturnType<typeof nextNumber>>
