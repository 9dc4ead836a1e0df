import { and, eq, exists, lt, not, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { houseTimeZone } from '../../../shared/calendar/paris-time.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { consents } from '../../privacy/server/consents.table.ts'
import { measureProfiles, measureVersions } from './body-measures.table.ts'

export const measuresToForget = defineJob({
  name: 'body-measures.forget',
  data: z.object({}),
  cron: '50 4 * * *',
})

/**
 * Deletes what the atelier measured a year ago; of a customer who agreed to have it kept for another product, what it
 * measured three years ago. What customers measured themselves is theirs.
 */
export const forgetMeasures = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const today = clock.now().toZonedDateTimeISO(houseTimeZone).toPlainDate()
  const lastAnswer = sql`(
    select granted from ${consents}
    where ${consents.accountId} = ${measureProfiles.accountId} and ${consents.purpose} = 'keep-measures'
    order by ${consents.id} desc limit 1)`
  const ofOneWhoAgreed = exists(
    db
      .select({ id: measureProfiles.id })
      .from(measureProfiles)
      .where(and(eq(measureProfiles.id, measureVersions.profileId), sql`coalesce(${lastAnswer}, false)`)),
  )
  const takenBefore = (kept: Temporal.DurationLike) =>
    lt(measureVersions.takenOn, today.subtract(kept).toString())
  await db
    .delete(measureVersions)
    .where(
      and(
        eq(measureVersions.takenBy, 'workshop'),
        takenBefore(retention.workshopMeasures),
        or(takenBefore(retention.agreedMeasures), not(ofOneWhoAgreed)),
      ),
    )
}
