import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminId } from '../../../../db/seed/demo-accounts.ts'
import { seedDemoHouse } from '../../../../db/seed/demo-house.ts'
import { callerOf } from '../../../../db/seed/today/acting-at.ts'
import type { Role } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { DeskContract } from '../desk.contract.ts'
import { todayKinds } from '../desk.contract.ts'
import { deskRoutes } from './desk.routes.ts'
import { everySource } from './find-today.ts'

const dispatcher = createDispatcher({ modules: [deskRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test })
  await seedDemoHouse(app.context())
})

afterAll(() => test.close())

const todayAs = (role: Role) =>
  createApi<DeskContract>(
    (key, call) => dispatcher.call(app.context({ caller: callerOf(adminId, role) }), key, call),
    'fr',
  )('GET /admin/today', {})

it('has a source for each kind', () => {
  expect(everySource.map(({ kind }) => kind).toSorted()).toEqual([...todayKinds].toSorted())
})

it('is in the order in which it is due: what is owed at once, then by day and hour', async () => {
  const { entries } = await todayAs('admin')
  expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThan(6)
  const due = entries.map(({ dueOn, at = '' }) => `${dueOn ?? ''} ${at}`)
  expect(due).toEqual(due.toSorted())
  expect(entries[0]?.dueOn).toBeNull()
})

it('offers the act that finishes an entry, only where nothing has to be asked', async () => {
  const { entries } = await todayAs('admin')
  const acts = Object.fromEntries(entries.map(({ kind, note, act }) => [`${kind} ${note ?? ''}`.trim(), act]))
  expect(acts).toMatchObject({
    prepare: 'prepare',
    'appointment to-confirm': 'confirm',
    'appointment expected': null,
    'withdrawal to-answer': null,
    message: null,
  })
  expect(entries.some(({ act }) => act === 'publish-testimonial')).toBe(true)
  const suspected = await test.database.db.execute(sql`
    select id from testimonials where status = 'pending' and suspicion is not null`)
  for (const { id } of suspected.rows) expect(entries.find(({ _id }) => _id === id)?.act).toBeNull()
})

it('tells staff nothing of rooms that are closed to them', async () => {
  const { entries } = await todayAs('staff')
  const kinds = new Set(entries.map(({ kind }) => kind))
  expect(kinds.has('prepare')).toBe(true)
  expect(kinds.has('testimonial')).toBe(false)
})

it('warns of a message before its days are over', async () => {
  const { entries } = await todayAs('staff')
  const { rows } = await test.database.db.execute<{ id: string; day: string }>(sql`
    select id, to_char(received_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day
    from contact_messages where status in ('new', 'in_progress')`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, day } of rows) expect(entries.find(({ _id }) => _id === id)?.dueOn).toBe(addDays(day, 2))
})

it('lists no more of one kind than somebody reads', async () => {
  await test.database.db.execute(sql`
    insert into mail_outbox (status, cause_key, language, recipient, subject, html, plain_text, created_at)
    select 'failed', 'failed ' || n, 'fr', 'jeanne@example.fr', 'Bonjour', '', '', now() from generate_series(1, 60) n`)
  const { entries, more } = await todayAs('staff')
  expect(entries.filter(({ kind }) => kind === 'mail')).toHaveLength(50)
  expect(more).toBe(true)
})
