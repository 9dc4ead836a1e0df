import { sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { sitemap } from '../../../sitemap.ts'
import { mayOpen } from './may-open.public.ts'
import type { Waiting } from './waiting.public.ts'

const found = import.meta.glob<Record<string, Waiting>>('../../*/server/*.waiting.ts', { eager: true })

export const everyWaiting: readonly Waiting[] = Object.values(found).flatMap((module) =>
  Object.values(module),
)

/** The rooms that the caller may open, each with how many of its entries wait. */
export const findWaiting = async ({ db, clock, caller }: Pick<Context, 'db' | 'clock' | 'caller'>) => {
  const today = parisTime(clock.now().epochMilliseconds).date
  const open = everyWaiting.filter(({ room }) => mayOpen(caller, room))
  const counts = open.map(({ room, count }) => sql`(${sitemap[room].path}, (${count(db, today)}))`)
  const { rows } = await db.execute<{ to: string; count: number }>(
    sql`select w."to", w.count::int as count from (values ${sql.join(counts, sql`, `)}) w ("to", count)`,
  )
  return rows
}
