import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, openMemoryDatabase } from './embedded-database.ts'

let database: EmbeddedDatabase

beforeAll(async () => {
  database = await openMemoryDatabase()
})

afterAll(() => database.close())

/** A query that takes some milliseconds. */
const slow = 'select count(*) from generate_series(1, 20000)'
const many = 60

describe('the embedded database, asked much at once', () => {
  it.each([
    ['single questions', () => database.connection.query(slow)],
    ['transactions', () => database.db.transaction((tx) => tx.execute(slow))],
  ])('lets others have their turn between %s', async (_what, ask) => {
    let answered = 0
    let turns = 0
    const all = Array.from({ length: many }, async () => {
      await ask()
      answered++
    })
    const turn = () => {
      turns++
      if (answered < many) setImmediate(turn)
    }
    setImmediate(turn)
    await Promise.all(all)
    // Each query takes longer than the queries may run without a pause: without the pause, no turn would have come
    // before the end.
    expect(turns).toBeGreaterThan(many / 10)
  })

  it('answers in the order in which it was asked', async () => {
    const answers: number[] = []
    const all = Array.from({ length: many }, async (_, number) => {
      await database.connection.query(slow)
      answers.push(number)
    })
    await Promise.all(all)
    expect(answers).toEqual(answers.toSorted((one, other) => one - other))
  })
})

const causeOf = (error: unknown) => {
  if (!(error instanceof Error)) return error
  return error.cause instanceof Error ? error.cause.message : error.message
}

describe('the embedded database, asked while it closes', () => {
  it('finishes what is open, and refuses what stands behind', async () => {
    const closing = await openMemoryDatabase()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const open = closing.db.transaction(async (tx) => {
      begin()
      await held
      return (await tx.execute('select 1 as one')).rows
    })
    await begun
    const end = closing.close()
    const late = [
      closing.connection.query('select 2 as two'),
      closing.connection.query('select $1::int as two', [2]),
      closing.db.transaction((tx) => tx.execute('select 2 as two')),
    ].map((asked) => asked.catch(causeOf))
    release()
    expect(await open).toEqual([{ one: 1 }])
    expect(await Promise.all(late)).toEqual(Array(3).fill('The database is closed'))
    await end
  })
})
