import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { adminId } from '../../../../db/seed/demo-accounts.ts'
import { seedDemoHouse } from '../../../../db/seed/demo-house.ts'
import { callerOf } from '../../../../db/seed/today/acting-at.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { apiModules } from '../modules/api-modules.ts'

const dispatcher = createDispatcher({ modules: apiModules, checkAnswers: true })

/** The calls whose pages can be read from a row, by their contracts. */
const calls = apiModules
  .flatMap(({ endpoints }) => endpoints)
  .flatMap(({ key, endpoint: { query } }) =>
    query instanceof z.ZodObject && 'after' in query.shape && 'before' in query.shape ? [key] : [],
  )

let test: TestDatabase
let context: ReturnType<ReturnType<typeof testProcess>['context']>

beforeAll(async () => {
  test = await testDatabase()
  const app = testProcess({ ...test })
  await seedDemoHouse(app.context())
  await test.database.db.execute(sql`
    insert into security_log (at, event, device, address)
    select now() - n * interval '1 hour', 'signed-in', '', '' from generate_series(1, 5) n`)
  context = app.context({ caller: callerOf(adminId, 'admin') })
})

afterAll(() => test.close())

/** The ids of the rows of an answer, whatever their list is called. */
const idsIn = (answer: object): string[] =>
  Object.values(answer).flatMap((value: unknown) => {
    if (Array.isArray(value)) return value.flatMap((row: { _id?: string }) => row._id ?? [])
    return value && typeof value === 'object' ? idsIn(value) : []
  })

const read = async (key: string, query: object) =>
  idsIn((await dispatcher.call(context, key as never, { query } as never)) as object)

it('are those of every list of the admin', () => {
  expect(calls.length).toBeGreaterThanOrEqual(10)
})

it.each(calls)('%s reads the same pages by their number and from a row', { tags: ['deep'] }, async (key) => {
  const all = await read(key, { limit: 100 })
  expect(all.length).toBeGreaterThan(1)
  expect(await read(key, { limit: 1, page: 2 })).toEqual([all[1]])
  for (const [place, row] of all.entries()) {
    expect(await read(key, { limit: 2, page: 7, after: row })).toEqual(all.slice(place + 1, place + 3))
    if (place > 0)
      expect(await read(key, { limit: 2, page: 7, before: row })).toEqual(
        all.slice(Math.max(0, place - 2), place),
      )
  }
})
