import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { announce, cacheTagsChannel, readAnnouncement } from './announce.ts'

let test: TestDatabase
const heard: string[] = []

beforeAll(async () => {
  test = await testDatabase()
  await test.database.listen(cacheTagsChannel, {
    onPayload: (payload) => void heard.push(...(readAnnouncement(payload)?.tags ?? [])),
  })
})

beforeEach(() => void heard.splice(0))

afterAll(() => test.close())

const write = (...tags: readonly string[]) =>
  test.database.db.transaction((tx) => announce(tx, { from: 'test', tags }))

describe('announce', () => {
  it('is heard once the transaction commits', async () => {
    await write('product:1', 'products')
    await expect.poll(() => heard).toEqual(['product:1', 'products'])
  })

  it('is never heard of a transaction that was undone', async () => {
    const undone = test.database.db.transaction(async (tx) => {
      await announce(tx, { from: 'test', tags: ['product:1'] })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await write('after')
    await expect.poll(() => heard).toEqual(['after'])
  })

  it('says each tag once', async () => {
    await write('products', 'products')
    await write('end')
    await expect.poll(() => heard).toEqual(['products', 'end'])
  })

  it('says more than one message can hold', async () => {
    const tags = Array.from({ length: 2_000 }, (_, index) => `product:${index}-robe-brodée`)
    await write(...tags)
    await expect.poll(() => heard.length).toBe(tags.length)
    expect(new Set(heard)).toEqual(new Set(tags))
  })

  it('says nothing for no tags', async () => {
    await write()
    await write('end')
    await expect.poll(() => heard).toEqual(['end'])
  })
})

if (process.env.TEST_DATABASE_URL) {
  describe('a listening connection that is cut', () => {
    it('comes back, says that messages may be missing, and hears again', async () => {
      let reconnections = 0
      const stop = await test.database.listen('again', {
        onPayload: (payload) => void heard.push(payload),
        onReconnect: () => {
          reconnections += 1
        },
      })
      await test.database.connection.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'maison-clairval listener' and query like '%again%'`,
      )
      await expect.poll(() => reconnections).toBe(1)
      await test.database.connection.query(`select pg_notify('again', 'hello')`)
      await expect.poll(() => heard).toEqual(['hello'])
      await stop()
    })
  })
}
