import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { CustomerNotesContract } from '../customer-notes.contract.ts'
import { dateKinds, reminderDays } from '../customer-notes.limits.ts'
import { isDay, remindedOf } from '../dates.rules.ts'
import { customerNotesRoutes } from './customer-notes.routes.ts'
import { datesToday } from './dates.today.ts'
import { findReminders } from './find-reminders.ts'

const dispatcher = createDispatcher({ modules: [customerNotesRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess
let people: readonly string[]

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test })
  const accounts = []
  for (let count = 0; count < 12; count += 1) accounts.push(await enterCustomer(app.context()))
  people = accounts.map(({ id }) => `account:${id}`)
})

afterAll(() => test.close())

const db = () => test.database.db

const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-06-01', days))

const keptDate = fc
  .record({
    kind: fc.constantFrom(...dateKinds),
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.constantFrom<number>(1, 2, 3, 12),
    year: fc.option(fc.integer({ min: 2025, max: 2030 })),
    remindDays: fc.option(fc.constantFrom(...reminderDays)),
    doneFor: fc.option(day),
  })
  .filter(isDay)

type KeptDate = typeof keptDate extends fc.Arbitrary<infer T> ? T : never

/** Puts these dates in the place of all, each of a person of its own; returns their ids. */
const enter = async (dates: readonly KeptDate[]) => {
  await db().execute(sql`delete from customer_dates`)
  const ids = dates.map(() => randomUUID())
  for (const [place, { kind, year, month, remindDays, doneFor, ...date }] of dates.entries())
    await db().execute(sql`
      insert into customer_dates (id, person_key, kind, label, day, month, year, remind_days, done_for, consent_how,
        consent_on, consent_noted_at)
      values (${ids[place]}, ${people[place]}, ${kind}, ${kind === 'other' ? 'Fête' : ''}, ${date.day}, ${month}, ${year},
        ${remindDays}, ${doneFor}, 'salon', '2026-01-05', now())`)
  return ids
}

it('reminds of what the rule says, whatever is kept, on any day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(keptDate, { minLength: 1, maxLength: 12 }),
      fc.array(day, { minLength: 1, maxLength: 4 }),
      async (dates, days) => {
        const ids = await enter(dates)
        for (const today of days) {
          const expected = dates
            .map((date, place) => ({ id: ids[place] ?? '', on: remindedOf(date, today) }))
            .filter(({ on }) => on !== null)
            .toSorted((a, b) => `${a.on} ${a.id}`.localeCompare(`${b.on} ${b.id}`))
          const found = await findReminders(db(), { today, most: 50 })
          expect(found.map(({ id, on }) => ({ id, on }))).toEqual(expected)
          expect(await findReminders(db(), { today, most: 1 })).toHaveLength(Math.min(1, expected.length))
        }
      },
    ),
    { numRuns: propertyRuns(40) },
  )
})

it('is finished for this year, and taken back', async () => {
  const caller = await enterCustomer(app.context(), { role: 'staff' })
  const { date: today } = parisTime(app.context().clock.now().epochMilliseconds)
  const next = addDays(today, 5)
  const [id = ''] = await enter([
    {
      ...{ kind: 'birthday', day: Number(next.slice(8)), month: Number(next.slice(5, 7)), year: null },
      ...{ remindDays: 7, doneFor: null },
    },
  ])
  const api = createApi<CustomerNotesContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  const think = (done: boolean) =>
    api('PUT /admin/customer-dates/{id}/reminder', { params: { id }, body: { done } })
  const listed = async (on = today) => datesToday.find(db(), { today: on, most: 50 })
  expect(await listed()).toMatchObject([
    { _id: id, title: 'Jeanne Arnaud', dueOn: next, note: 'birthday', act: 'think-of-date' },
  ])
  await think(true)
  await think(true)
  expect(await listed()).toEqual([])
  expect(await listed(addDays(today, 365))).toHaveLength(1)
  await think(false)
  expect(await listed()).toHaveLength(1)
  const { rows } = await db().execute(
    sql`select action, after from audit_log where action like 'person.date%' order by id`,
  )
  expect(rows).toEqual([
    { action: 'person.date-thought-of', after: { kind: 'birthday' } },
    { action: 'person.date-not-thought-of', after: { kind: 'birthday' } },
  ])
  await expect(
    api('PUT /admin/customer-dates/{id}/reminder', { params: { id: randomUUID() }, body: { done: true } }),
  ).rejects.toMatchObject({ code: 'date_gone' })
})
