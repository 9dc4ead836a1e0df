import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { inProject } from '../../scripts/setup/project.mjs'
import { readSlots } from '../../src/features/appointments/server/slots/read-slots.public.ts'
import { slotOnTheWire } from '../../src/features/appointments/server/slots/slot-on-the-wire.public.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { addDays, type CivilDate, isoWeekday } from '../../src/shared/calendar/civil-date.ts'
import { parisTime } from '../../src/shared/calendar/paris-time.ts'
import { bareProcess } from '../../src/testing/bare-process.ts'
import { type OpenEmpty, openInMemory, withServer } from '../listing/measured-database.ts'
import type { Section } from '../section.ts'
import { quantile } from '../statistics.ts'

const visits = 5_000
const calls = 200
const mostMs = 30

/** A book as after two years: visits of an hour each on both sides of today, in both salons, side by side. */
const enterVisits = (database: Database, today: CivilDate) =>
  database.db.execute(sql`
    with times as (
      select n, case n % 2 when 0 then 'garance' else 'ivoire' end as salon,
        -- Seven for each salon on each day, the middle of them today.
        ${today}::date + (n / 14 - ${visits}::int / 28) + make_interval(mins => 540 + (n / 2 % 7) * 75) as at
      from generate_series(0, ${visits}::int - 1) n
    ), booked as (
      insert into appointments (kind, status, starts_at, ends_at, salon, first_name, last_name, email, phone, language,
        booked_at, changed_at)
      select 'fitting', 'confirmed', at, at + interval '1 hour', salon, 'Jeanne', 'Arnaud ' || n,
        'visite-' || n || '@example.test', '+33142601847', 'fr', now(), now()
      from times returning id, salon, starts_at, ends_at
    )
    insert into salon_times (salon, starts_at, ends_at, appointment_id)
    select salon, starts_at, ends_at + interval '15 minutes', id from booked`)

const timed = async (database: Database) => {
  await migrate(database, inProject('db', 'migrations'))
  const { date: today } = parisTime(Date.now())
  await enterVisits(database, today)
  await database.connection.query('analyze')
  const { context } = bareProcess({ database, personalData: [] })
  const monday = addDays(today, 1 - isoWeekday(today))
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const from = addDays(monday, (call % 20) * 7)
    const days = { from, to: addDays(from, 41) }
    const startedMs = performance.now()
    const slots = await readSlots(context(), { kind: 'bridal-discovery', days })
    JSON.stringify(slots.map(slotOnTheWire))
    times.push(performance.now() - startedMs)
  }
  return times
}

/** What the slots of a month cost with a full book, on both kinds of database. */
export const measureSlots = (): Promise<Section> =>
  withServer(async (openOnServer) => {
    const places: readonly (readonly [string, OpenEmpty | undefined])[] = [
      ['embedded database (PGlite in memory)', openInMemory],
      ['PostgreSQL server', openOnServer],
    ]
    const rows = []
    for (const [place, openEmpty] of places) {
      if (!openEmpty) continue
      const database = await openEmpty('slots')
      try {
        const times = await timed(database)
        rows.push({ place, median: quantile(times, 0.5), p95: quantile(times, 0.95) })
      } finally {
        await database.close()
      }
    }
    return {
      title: `Slots of a month with ${visits.toLocaleString('en-GB')} visits in the book`,
      about: [
        `${calls} times what GET /appointments/slots answers over the six weeks that a month is drawn in, half a year ahead in`,
        'turns, from the question to the text of the answer without HTTP, in milliseconds.',
      ],
      rows,
      bounds: rows.map(({ place, p95 }) => ({
        promise: `p95 on the ${place}, under ${mostMs} ms`,
        found: p95.toFixed(1),
        isKept: p95 < mostMs,
      })),
    }
  })
