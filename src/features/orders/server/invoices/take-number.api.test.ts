import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts'
import { takeNumber } from './take-number.public.ts'

let test: TestDatabase

/** A clock that says these moments, one at each look, as when somebody waits in between; the last one from then on. */
const clockOf = (...moments: readonly string[]) => {
  const left = moments.map((moment) => Temporal.Instant.from(moment))
  return { now: () => (left.length > 1 ? left.shift() : left[0]) ?? Temporal.Now.instant() }
}

const take = (series: string, ...moments: readonly string[]) =>
  test.database.db.transaction((tx) => takeNumber(tx, { series, clock: clockOf(...moments) }))

const counters = async (series: string) => {
  const { rows } = await test.database.db.execute(
    sql`select year, last_number from document_counters where series = ${series} order by year`,
  )
  return rows.map(({ year, last_number }) => [year, last_number])
}

beforeAll(async () => {
  test = await testDatabase()
})

afterAll(() => test.close())

describe('taking a number', () => {
  it('tells the moment at which it was taken, not the one at which it was asked for', async () => {
    const asked = '2026-11-30T22:59:59Z'
    const taken = '2026-11-30T23:00:01Z'
    expect(await take('DAY', asked, taken)).toEqual({
      year: 2026,
      sequence: 1,
      nowMs: Date.parse(taken),
    })
  })

  it('of a year that ends in the wait gives it back and takes one of the new year', async () => {
    await take('NEW', '2026-12-31T12:00:00Z')
    const lastOfTheYear = '2026-12-31T22:59:59Z'
    const firstOfTheNext = '2026-12-31T23:00:01Z'
    expect(await take('NEW', lastOfTheYear, firstOfTheNext)).toEqual({
      year: 2027,
      sequence: 1,
      nowMs: Date.parse(firstOfTheNext),
    })
    expect(await counters('NEW')).toEqual([
      [2026, 1],
      [2027, 1],
    ])
  })

  it('leaves none out, and gives that of who fails to the next', async () => {
    const now = '2026-11-22T12:00:00Z'
    await take('GAP', now)
    const failing = test.database.db.transaction(async (tx) => {
      await takeNumber(tx, { series: 'GAP', clock: clockOf(now) })
      throw new Error('It fails')
    })
    await expect(failing).rejects.toThrow('It fails')
    expect((await take('GAP', now)).sequence).toBe(2)
  })
})
