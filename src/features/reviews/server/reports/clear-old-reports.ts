import { and, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import * as retention from '../../../../shared/privacy/retention.ts'
import { reviewReports } from './review-reports.table.ts'

export const oldReports = defineJob({
  name: 'reviews.clear-old-reports',
  data: z.object({}),
  cron: '45 3 * * *',
})

const hoursADay = 24

/** Deletes reports a year after they were settled, with what the readers wrote in them. */
export const clearOldReports = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const settledBefore = clock.now().subtract({ hours: retention.decidedVoice.days * hoursADay })
  await db
    .delete(reviewReports)
    .where(and(isNotNull(reviewReports.settledAt), lt(reviewReports.settledAt, dateOf(settledBefore))))
}
