import { sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { SentAway } from '../../../../shared/sent-away.ts'
import { quietMinutes, sentAwayShownDays, toSeeShown } from '../../dashboard.limits.ts'
import { sentAway } from './sent-away.table.ts'

interface Time extends Record<string, unknown> {
  readonly reason: SentAway
  readonly fromMs: number
  readonly toMs: number
  readonly requests: number
  readonly count: number
}

const instant = (ms: number) => new Date(ms).toISOString()

/**
 * When requests were sent away in the last days, the newest first. Minutes of one reason that follow each other closely
 * are one time.
 */
export const findSentAwayToSee = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const since = dateOf(clock.now().subtract({ hours: sentAwayShownDays * 24 })).toISOString()
  const { rows } = await db.execute<Time>(sql`
    with minutes as (
      select minute, reason, requests,
        (minute - lag(minute) over (partition by reason order by minute)
          <= make_interval(mins => ${quietMinutes})) is not true as begins
      from ${sentAway} where minute >= ${since}
    ), times as (
      select *, count(*) filter (where begins) over (partition by reason order by minute) as time from minutes
    )
    select reason, (extract(epoch from min(minute)) * 1000)::float8 as "fromMs",
      (extract(epoch from max(minute)) * 1000)::float8 as "toMs",
      sum(requests)::int as requests, (count(*) over ())::int as count
    from times group by reason, time order by max(minute) desc, reason limit ${toSeeShown}`)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ reason, fromMs, toMs, requests }) => ({
      _id: `${reason}:${instant(fromMs)}`,
      reason,
      from: instant(fromMs),
      to: instant(toMs),
      requests,
    })),
  }
}
