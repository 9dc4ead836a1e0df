import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { houseTimeZone } from '../../../shared/calendar/paris-time.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { cookieConsents } from './cookie-consents.table.ts'

export const oldProofs = defineJob({ name: 'consent.clear-old', data: z.object({}), cron: '35 4 * * *' })

/** Deletes proofs whose retention is over (§12.2). */
export const clearOldProofs = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const before = clock.now().toZonedDateTimeISO(houseTimeZone).subtract(retention.cookieProof)
  await db.delete(cookieConsents).where(lt(cookieConsents.recordedAt, dateOf(before)))
}
