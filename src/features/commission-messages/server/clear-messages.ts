import { and, inArray, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { houseTimeZone } from '../../../shared/calendar/paris-time.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { commissionStatuses, isRunning } from '../../commissions/stages/commission-status.rules.ts'
import { commissionMessages, commissionPictures } from './commission-messages.table.ts'

export const messagesToClear = defineJob({
  name: 'commission-messages.clear',
  data: z.object({}),
  cron: '40 4 * * *',
})

const ended = commissionStatuses.filter((status) => !isRunning(status))

/** Deletes pictures that nobody sent, and the conversations of commissions that ended long ago (§12.2). */
export const clearMessages = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const dayAgo = dateOf(clock.now().subtract({ hours: 24 }))
  await db
    .delete(commissionPictures)
    .where(and(isNull(commissionPictures.messageId), lt(commissionPictures.addedAt, dayAgo)))
  const before = dateOf(clock.now().toZonedDateTimeISO(houseTimeZone).subtract(retention.conversation))
  const past = db
    .select({ id: commissions.id })
    .from(commissions)
    .where(and(inArray(commissions.status, ended), lt(commissions.changedAt, before)))
  await db.delete(commissionMessages).where(inArray(commissionMessages.commissionId, past))
}
