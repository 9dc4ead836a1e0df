import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { withdrawals } from './withdrawals.table.ts'

export const oldWithdrawals = defineJob({
  name: 'withdrawals.clear-old',
  data: z.object({}),
  cron: '20 4 * * *',
})

const daysAYear = 366

/** One day longer than the database requires, so that the two clocks need not agree. */
export const keptDays = retention.withdrawal.years * daysAYear + 1
const hoursADay = 24

/** Deletes declarations that are no longer needed as proof, after five years (§12.2). */
export const clearOldWithdrawals = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const limit = dateOf(clock.now().subtract({ hours: keptDays * hoursADay }))
  await db.delete(withdrawals).where(lt(withdrawals.submittedAt, limit))
}
