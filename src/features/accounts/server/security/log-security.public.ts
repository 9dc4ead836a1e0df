import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import type { SecurityEvent } from '../../sessions/security-events.ts'
import { securityLog } from './security-log.table.ts'

interface SecurityNote {
  readonly event: SecurityEvent
  readonly accountId?: string | undefined
  readonly sessionId?: string | undefined
}

/** Notes in the security log what happened to an account, in the transaction in which it happens. */
export const logSecurity = async (ctx: Context, db: Db, note: SecurityNote) => {
  const { event, accountId, sessionId } = note
  const at = dateOf(ctx.clock.now())
  await db.insert(securityLog).values({ at, event, accountId, sessionId, ...whereFrom(ctx) })
  ctx.log.info({ event, accountId, sessionId }, 'security')
}
