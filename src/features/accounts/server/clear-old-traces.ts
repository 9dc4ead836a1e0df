import { lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { tries } from '../../tries/server/tries.table.ts'
import { mailedLinks } from './links/mailed-links.table.ts'
import { securityLog } from './security/security-log.table.ts'
import { sessions } from './sessions/sessions.table.ts'

export const oldTraces = defineJob({
  name: 'accounts.clear-old-traces',
  data: z.object({}),
  cron: '40 3 * * *',
})

const hoursADay = 24

/**
 * Deletes what the house no longer needs to know: sessions that are over, expired links, old tries, and log entries
 * older than a year.
 */
export const clearOldTraces = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const before = (days: number) => dateOf(clock.now().subtract({ hours: days * hoursADay }))
  const sessionLimit = before(retention.session.days)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before(0)), lt(sessions.endedAt, sessionLimit)))
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, before(retention.mailedLink.days)))
  await db.delete(tries).where(lt(tries.lastAt, before(retention.tries.days)))
  await db.delete(securityLog).where(lt(securityLog.at, before(retention.securityLog.days)))
}
