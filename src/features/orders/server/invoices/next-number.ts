import type { Db } from '../../../../platform/db/database.ts'
import { takeNumber } from './take-number.public.ts'

const digits = 6

/** The next number of invoices (F) or credit notes (A): « F-2026-000001 ». */
export const nextNumber = async (db: Db, { series, nowMs }: { series: 'F' | 'A'; nowMs: number }) => {
  const { year, sequence } = await takeNumber(db, { series, nowMs })
  return { series, year, sequence, number: `${series}-${year}-${String(sequence).padStart(digits, '0')}` }
}

export type DocumentNumber = Awaited<ReturnType<typeof nextNumber>>
