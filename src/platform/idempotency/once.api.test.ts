import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApi } from '../../shared/api/client.ts'
import { defineContract } from '../../shared/api/contract.ts'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../testing/test-context.ts'
import type { Caller } from '../context/context.ts'
import { createDispatcher } from '../http/dispatcher.ts'
import { implement } from '../http/implement.ts'
import { clearOldKeys } from './clear-old-keys.ts'

const contract = defineContract({
  'POST /visits/{salon}': {
    access: 'public',
    summary: 'Books a visit',
    params: z.object({ salon: z.string() }),
    query: z.object({ guests: z.coerce.number().default(0) }),
    body: z.object({ name: z.string().trim(), note: z.string().optional() }),
    idempotent: true,
    status: 201,
    answer: z.object({
      number: z.number(),
      name: z.string(),
      note: z.string().optional(),
      rest: z.unknown(),
    }),
  },
  'POST /fittings': {
    access: 'public',
    summary: 'Books a fitting',
    body: z.object({ name: z.string() }),
    idempotent: true,
    answer: z.object({ number: z.number() }),
  },
  'POST /letters': { access: 'public', summary: 'Is no booking', answer: z.object({ number: z.number() }) },
  'POST /forgotten': {
    access: 'public',
    summary: 'Does not do what it says',
    idempotent: true,
    answer: z.object({}),
  },
  'POST /twice': { access: 'public', summary: 'Does two things', idempotent: true, answer: z.object({}) },
})

const broken = new Error('the visit could not be booked')
let failures = 0

const book = async (db: TestDatabase['database']['db'], name: string) => {
  const { rows } = await db.execute<{ number: number }>(
    sql`insert into visits (name) values (${name}) returning number`,
  )
  const number = rows[0]?.number
  if (number === undefined) throw new Error('An inserted visit answered no row')
  return number
}

const routes = implement(contract, {
  'POST /visits/{salon}': (ctx, { body }) =>
    ctx.once(async ({ db, announce }) => {
      const number = await book(db, body.name)
      announce('visits')
      if (failures > 0) {
        failures -= 1
        throw broken
      }
      // Its fields are in an order that no database gives, and include values that JSON leaves out or changes.
      return { number, name: body.name, note: body.note, rest: { zz: 1, a: Number.NaN, 'é\u0000': '\ud800' } }
    }),
  'POST /fittings': (ctx, { body }) => ctx.once(async ({ db }) => ({ number: await book(db, body.name) })),
  'POST /letters': (ctx) => ctx.once(async ({ db }) => ({ number: await book(db, 'letter') })),
  'POST /forgotten': async () => ({}),
  'POST /twice': async (ctx) => {
    await ctx.once(async () => true)
    await ctx.once(async () => true)
    return {}
  },
})

const dispatcher = createDispatcher({ modules: [routes], checkAnswers: true })

const jeanne = {
  id: '00000000-0000-4000-8000-000000000001',
  role: 'user',
  sessionId: 'one',
  isFresh: true,
  owesFactor: false,
} as const
const louise = { ...jeanne, id: '00000000-0000-4000-8000-000000000002' }

let test: TestDatabase
let app: TestProcess

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  await test.database.db.execute(
    sql`create table visits (number integer generated always as identity, name text not null)`,
  )
})

beforeEach(async () => {
  failures = 0
  app.announced.length = 0
  await test.database.db.execute(sql`truncate visits, idempotency_keys`)
})

afterAll(() => test.close())

const apiOf = (caller: Caller | null) =>
  createApi<typeof contract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

const api = apiOf(jeanne)

const visit = { params: { salon: 'lilas' }, query: {}, body: { name: 'Jeanne' } }

const count = async (table: 'visits' | 'idempotency_keys') => {
  const { rows } = await test.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count
}

describe('a call under a key', () => {
  it('is done once, and answered alike each time', async () => {
    const first = await api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })
    const again = await api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })
    expect(again).toStrictEqual(first)
    expect(JSON.stringify(again)).toBe(JSON.stringify(first))
    expect(first).toMatchObject({ name: 'Jeanne', rest: { zz: 1, a: null } })
    expect(await count('visits')).toBe(1)
    expect(app.announced).toEqual(['visits'])
  })

  it('is done once when it comes several times at once', async () => {
    const calls = Array.from({ length: 8 }, () =>
      api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' }),
    )
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await count('visits')).toBe(1)
  })

  it('is the same however it is written', async () => {
    const first = await api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })
    const again = await api('POST /visits/{salon}', {
      ...visit,
      query: { guests: '0' },
      body: { note: undefined, name: ' Jeanne ' },
      idempotencyKey: 'a',
    })
    expect(again).toEqual(first)
  })

  it.each([
    ['another body', { body: { name: 'Louise' } }],
    ['another query', { query: { guests: 1 } }],
    ['another path', { params: { salon: 'iris' } }],
  ])('with %s is refused', async (_what, change) => {
    await api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })
    const other = api('POST /visits/{salon}', { ...visit, ...change, idempotencyKey: 'a' })
    await expect(other).rejects.toMatchObject({ code: 'key_reused', kind: 'invalid' })
    expect(await count('visits')).toBe(1)
  })

  it('that fails leaves nothing, and its key free for another try, even one that says something else', async () => {
    failures = 1
    await expect(api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })).rejects.toBe(broken)
    expect([await count('visits'), await count('idempotency_keys')]).toEqual([0, 0])
    const body = { name: 'Louise' }
    const answer = await api('POST /visits/{salon}', { ...visit, body, idempotencyKey: 'a' })
    expect(answer.name).toBe('Louise')
    expect(await count('visits')).toBe(1)
  })

  it('is done by the one that waited, when the one before it fails', async () => {
    failures = 1
    const calls = [1, 2].map(() => api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' }))
    const outcomes = (await Promise.allSettled(calls)).map(({ status }) => status)
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await count('visits')).toBe(1)
  })

  it('is another call with another key, of another caller, or to another address', async () => {
    await api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })
    await api('POST /visits/{salon}', { ...visit, idempotencyKey: 'A' })
    await apiOf(louise)('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })
    await apiOf(null)('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })
    await api('POST /fittings', { body: { name: 'Jeanne' }, idempotencyKey: 'a' })
    expect(await count('visits')).toBe(5)
  })

  it('is remembered for two days', async () => {
    await api('POST /visits/{salon}', { ...visit, idempotencyKey: 'a' })
    app.moveClock({ hours: 48 })
    await clearOldKeys(app.context())
    expect(await count('idempotency_keys')).toBe(1)
    app.moveClock({ milliseconds: 1 })
    await clearOldKeys(app.context())
    expect(await count('idempotency_keys')).toBe(0)
  })
})

describe('a call without a key', () => {
  it('is done each time', async () => {
    await api('POST /visits/{salon}', visit)
    await api('POST /visits/{salon}', visit)
    expect([await count('visits'), await count('idempotency_keys')]).toEqual([2, 0])
  })

  it('is what each call is that takes none, whatever it carries', async () => {
    await dispatcher.call(app.context(), 'POST /letters', { idempotencyKey: 'a' })
    await dispatcher.call(app.context(), 'POST /letters', { idempotencyKey: 'not a key' })
    expect([await count('visits'), await count('idempotency_keys')]).toEqual([2, 0])
  })
})

describe('a handler', () => {
  it.each([undefined, 'a'])(
    'that does not write by once is found out by any test, with the key %s',
    async (idempotencyKey) => {
      await expect(api('POST /forgotten', { idempotencyKey })).rejects.toThrow(
        'POST /forgotten is idempotent, yet does not write by ctx.once',
      )
    },
  )

  it('does one thing once', async () => {
    await expect(api('POST /twice', { idempotencyKey: 'a' })).rejects.toThrow(
      'POST /twice does two things once',
    )
  })
})
