import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import type { Database } from './database.ts'

let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await testDatabase()
  database = test.database
  await database.connection.query('create table notes (text text)')
})

afterAll(() => test.close())

const answerTo = async (query: string) => {
  const { rows } = await database.connection.query(`select (${query}) as value`)
  return rows[0]?.value
}

const texts = async () =>
  (await database.db.execute<{ text: string }>(sql`select text from notes order by 1`)).rows

describe('the database', () => {
  it('undoes everything a failed transaction wrote', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('half')`)
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    expect(await texts()).toEqual([])
  })

  it('reads whole numbers as numbers and keeps exact what does not fit one', async () => {
    expect(await answerTo('select count(*) from notes')).toBe(0)
    expect(await answerTo('9007199254740993::int8')).toBe(9007199254740993n)
  })

  it('counts in UTC, wherever the server stands', async () => {
    expect(await answerTo(`current_setting('timezone')`)).toBe('UTC')
  })

  it('is usable after a script that failed inside its own transaction', async () => {
    await expect(database.connection.query('begin; select 1/0; commit')).rejects.toThrow('division by zero')
    const again = await Promise.all(Array.from({ length: 20 }, () => answerTo('1')))
    expect(new Set(again)).toEqual(new Set([1]))
  })

  it('lets one at a time under the same lock, whatever happens to the one before', async () => {
    const events: string[] = []
    const turn = (name: string) =>
      database.exclusively('test lock', async (session) => {
        events.push(`${name} in`)
        await session.query('select 1')
        events.push(`${name} out`)
        if (name === 'first') throw new Error('first fails')
      })
    await Promise.allSettled([turn('first'), turn('second'), turn('third')])
    expect(events.map((event) => event.split(' ')[1])).toEqual(['in', 'out', 'in', 'out', 'in', 'out'])
  })

  it('keeps a session’s transaction whole', async () => {
    const work = database.exclusively('test lock', (session) =>
      session.transaction(async (connection) => {
        await connection.query(`insert into notes values ('one'); insert into notes values ('two')`)
        throw new Error('stopped')
      }),
    )
    await expect(work).rejects.toThrow('stopped')
    expect(await texts()).toEqual([])
  })
})

if (!process.env.TEST_DATABASE_URL) {
  describe('the embedded database', () => {
    it('refuses a query beside the open transaction instead of waiting for ever', async () => {
      const outside = database.db.transaction(() => database.db.execute(sql`select 1`))
      await expect(outside).rejects.toMatchObject({
        cause: { message: expect.stringContaining('use the `tx`') },
      })
    })
  })
}

describe('French text', () => {
  it('loses its accents and ligatures for comparison', async () => {
    expect(await answerTo(`house_unaccent('Crêpe, œuvre, Élégance')`)).toBe('Crepe, oeuvre, Elegance')
  })

  it('may lose them inside an index', async () => {
    await database.connection.query('create index notes_plain on notes (house_unaccent(text))')
    expect(await answerTo(`to_regclass('notes_plain') is not null`)).toBe(true)
  })

  it.each([
    ['dentelles', 'Robe de dentelle'],
    ['elegantes', 'Une silhouette élégante'],
    ['MARIÉE', 'Robes de mariees'],
  ])('is found by « %s » in « %s »', async (query, text) => {
    expect(
      await answerTo(`to_tsvector('french_house', '${text}') @@ plainto_tsquery('french_house', '${query}')`),
    ).toBe(true)
  })

  it('is not found by another word', async () => {
    expect(
      await answerTo(
        `to_tsvector('french_house', 'Robe de soie') @@ plainto_tsquery('french_house', 'velours')`,
      ),
    ).toBe(false)
  })

  it('has an English sister', async () => {
    expect(
      await answerTo(
        `to_tsvector('english_house', 'Two bridal gowns') @@ plainto_tsquery('english_house', 'gown')`,
      ),
    ).toBe(true)
  })
})
