import { lt, sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { SentAway } from '../../../../shared/sent-away.ts'
import { sentAwayKeptDays } from '../../dashboard.limits.ts'
import { sentAway } from './sent-away.table.ts'

/** Requests that were sent away within one minute for one reason. */
export interface SentAwayCount {
  readonly minute: Date
  readonly reason: SentAway
  readonly requests: number
}

/** Adds to what this and other processes have counted; counts that are a month old go. */
export const keepSentAway = (ctx: Pick<Context, 'clock' | 'write'>, counts: readonly SentAwayCount[]) =>
  ctx.write(async ({ db }) => {
    const oldest = dateOf(ctx.clock.now().subtract({ hours: sentAwayKeptDays * 24 }))
    await db.delete(sentAway).where(lt(sentAway.minute, oldest))
    await db
      .insert(sentAway)
      .values([...counts])
      .onConflictDoUpdate({
        target: [sentAway.minute, sentAway.reason],
        set: { requests: sql`${sentAway.requests} + excluded.requests` },
      })
  })
