import type { Context } from '../../../platform/context/context.ts'
import { together } from '../../../platform/db/together.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { mayOpen } from './may-open.public.ts'
import type { TodaySource } from './today.public.ts'

const found = import.meta.glob<Record<string, TodaySource>>('../../*/server/*.today.ts', { eager: true })

export const everySource: readonly TodaySource[] = Object.values(found).flatMap((module) =>
  Object.values(module),
)

/** The most entries of one kind: who has more of them goes to their room. */
const mostOfKind = 50

/** What is to be done in all rooms that the caller may open: at once, then by the day on which it is due. */
export const findToday = async ({ db, clock, caller }: Pick<Context, 'db' | 'clock' | 'caller'>) => {
  const { date: today } = parisTime(clock.now().epochMilliseconds)
  const open = everySource.filter(({ room }) => mayOpen(caller, room))
  const lists = await together(...open.map(({ find }) => find(db, { today, most: mostOfKind + 1 })))
  const entries = open.flatMap(({ kind }, place) =>
    (lists[place] ?? []).slice(0, mostOfKind).map((entry) => ({ kind, ...entry })),
  )
  const dueOf = ({ dueOn, at = '' }: (typeof entries)[number]) => `${dueOn ?? ''} ${at}`
  return {
    today,
    entries: entries.toSorted((one, other) =>
      dueOf(one) < dueOf(other) ? -1 : dueOf(one) > dueOf(other) ? 1 : 0,
    ),
    more: lists.some((list) => list.length > mostOfKind),
  }
}
