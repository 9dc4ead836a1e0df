import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { AppointmentsContract } from '../../../src/features/appointments/appointments.contract.ts'
import { appointmentsRoutes } from '../../../src/features/appointments/server/appointments.routes.ts'
import type { DashboardContract } from '../../../src/features/dashboard/dashboard.contract.ts'
import { dashboardRoutes } from '../../../src/features/dashboard/server/dashboard.routes.ts'
import { createDispatcher } from '../../../src/platform/http/dispatcher.ts'
import { createApi } from '../../../src/shared/api/client.ts'
import { parisTime } from '../../../src/shared/calendar/paris-time.ts'
import { type TestDatabase, testDatabase } from '../../../src/testing/database/test-database.ts'
import { brokenLaws } from '../../../src/testing/orders/money-laws.ts'
import { testProcess } from '../../../src/testing/test-context.ts'
import { adminId, customerId } from '../demo-accounts.ts'
import { seedDemoHouse } from '../demo-house.ts'
import { callerOf } from './acting-at.ts'

const dispatcher = createDispatcher({ modules: [dashboardRoutes, appointmentsRoutes], checkAnswers: true })

let test: TestDatabase

const furnishedAt = async (moment: string) => {
  test = await testDatabase()
  const now = Temporal.Instant.from(moment)
  const app = testProcess({ ...test, now })
  await seedDemoHouse(app.context())
  const as = (id: string, role: 'admin' | 'user') =>
    createApi<DashboardContract & AppointmentsContract>(
      (key, call) => dispatcher.call(app.context({ caller: callerOf(id, role) }), key, call),
      'fr',
    )
  return {
    db: test.database.db,
    today: parisTime(now.epochMilliseconds).date,
    dashboard: await as(adminId, 'admin')('GET /admin/dashboard', { query: {} }),
    visits: (await as(customerId, 'user')('GET /appointments', {})).appointments,
  }
}

const visitDays = async (db: TestDatabase['database']['db']) => {
  const { rows } = await db.execute<{ day: string; status: string }>(sql`
    select to_char(starts_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, status from appointments order by starts_at`)
  return rows
}

afterEach(() => test.close())

describe('a house furnished', () => {
  it.each([
    ['on a morning of the week', '2026-11-26T08:10:00Z', '2026-11-26', '2026-11-27'],
    ['late in the evening', '2026-11-26T22:50:00Z', '2026-11-26', '2026-11-27'],
    ['on a Saturday', '2026-11-28T15:00:00Z', '2026-11-28', '2026-11-30'],
    ['on a Sunday, when nobody is received', '2026-11-29T10:00:00Z', '2026-11-30', '2026-12-01'],
    ['the night before Easter, as the clocks go forward', '2027-03-28T00:30:00Z', '2027-03-30', '2027-03-31'],
  ])('%s has a day of work before it', async (_, moment, first, next) => {
    const { db, dashboard, visits, today } = await furnishedAt(moment)
    const days = await visitDays(db)
    const confirmed = days.filter(({ status }) => status === 'confirmed').map(({ day }) => day)
    expect(confirmed.slice(0, 3)).toEqual([first, first, next])
    expect(days.filter(({ status, day }) => status === 'pending' && day > today)).toHaveLength(1)
    expect(visits).toMatchObject([{ type: 'measuring', status: 'confirmed' }])

    const { withdrawals, alerts, refunds, appointments, lateOrders, mail } = dashboard
    expect(withdrawals.count).toBe(2)
    expect(withdrawals.first.map(({ parcel, parcelLate }) => [parcel, parcelLate])).toEqual([
      [null, false],
      ['awaited', true],
    ])
    expect([alerts?.count, refunds?.count, lateOrders.count]).toEqual([1, 1, 1])
    expect(appointments.count).toBeGreaterThan(0)
    expect([mail.waiting, mail.failed.count]).toEqual([0, 0])
    const { rows } = await db.execute<{ kinds: number; later: number }>(sql`
      select count(distinct split_part(cause_key, ':', 1))::int as kinds,
        (count(*) filter (where created_at >= ${moment}::timestamptz or status <> 'kept'))::int as later
      from mail_outbox`)
    expect(rows[0]?.kinds).toBeGreaterThan(2)
    expect(rows[0]?.later).toBe(0)
    expect(await brokenLaws(db)).toEqual({})
  })
})
