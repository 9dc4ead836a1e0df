import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { SecurityEvent } from '../../security-events.ts'
import { securityLog } from './security-log.table.ts'
import { whereFrom } from './where-from.public.ts'

interface SecurityNote {
  readonly event: SecurityEvent
  readonly accountId?: string | undefined
  readonly sessionId?: string | undefined
}

/** Notes in the security log what happened to an account, in the transaction in which it happens. */
export const noteSecurity = async (ctx: Context, db: Db, note: SecurityNote) => {
  const { event, accountId, sessionId } = note
  const at = new Date(ctx.clock.now().epochMilliseconds)
  await db.insert(securityLog).values({ at, event, accountId, sessionId, ...whereFrom(ctx) })
  ctx.log.info({ event, accountId, sessionId }, 'security')
}
