import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import type { Db } from './database.ts'
import { together } from './together.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await testDatabase()
  await test.database.connection.query('create table notes (seq serial, text text unique)')
})

afterAll(() => test.close())

beforeEach(() => test.database.connection.query('truncate notes restart identity'))

const note = (db: Db, text: string) =>
  db.execute<{ seq: number }>(sql`insert into notes (text) values (${text}) returning seq`)

const texts = async () => {
  const { rows } = await test.database.db.execute<{ text: string }>(sql`select text from notes order by seq`)
  return rows.map(({ text }) => text)
}

describe('what is asked together', () => {
  it('is done in its order and answered place by place', async () => {
    const answers = await test.database.db.transaction((tx) =>
      together(note(tx, 'veil'), 'no question', note(tx, 'gown'), note(tx, 'train')),
    )
    expect(answers.map((answer) => (typeof answer === 'string' ? answer : answer.rows[0]?.seq))).toEqual([
      1,
      'no question',
      2,
      3,
    ])
    expect(await texts()).toEqual(['veil', 'gown', 'train'])
  })

  it('sees what came before it', async () => {
    const [, { rows }] = await test.database.db.transaction((tx) =>
      together(note(tx, 'veil'), tx.execute(sql`select text from notes`)),
    )
    expect(rows).toEqual([{ text: 'veil' }])
  })

  it('leaves nothing when one of it fails, and fails with that one', async () => {
    const failing = test.database.db.transaction((tx) =>
      together(note(tx, 'veil'), note(tx, 'veil'), note(tx, 'gown')),
    )
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await texts()).toEqual([])
  })

  it('has all ended before it fails, so that nothing is written after the transaction', async () => {
    const slowly = async (db: Db) => {
      for (let turn = 0; turn < 50; turn++) await Promise.resolve()
      await note(db, 'after all')
    }
    const failing = test.database.db.transaction((tx) =>
      together(Promise.reject(new Error('changed its mind')), slowly(tx)),
    )
    await expect(failing).rejects.toThrow('changed its mind')
    await note(test.database.db, 'gown')
    expect(await texts()).toEqual(['gown'])
  })

  it('fails when the server hangs up in the middle, instead of waiting for ever', async ({ skip }) => {
    skip(test.database.kind === 'embedded', 'the embedded database never hangs up')
    const failing = test.database.db.transaction((tx) =>
      together(
        tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
        note(tx, 'veil'),
        note(tx, 'gown'),
      ),
    )
    await expect(failing).rejects.toThrow()
    expect(await texts()).toEqual([])
  })

  it('asks a question once', async () => {
    await test.database.db.transaction((tx) => together(note(tx, 'veil'), note(tx, 'gown')))
    expect(await texts()).toHaveLength(2)
  })
})
