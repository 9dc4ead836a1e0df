import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { migrate } from './migrate.ts'
import { StartupError } from './startup-error.ts'

let test: TestDatabase
let folder: string

beforeAll(async () => {
  test = await testDatabase()
})

afterAll(() => test.close())

beforeEach(async () => {
  await test.database.connection.query('drop table if exists migrations, colours')
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  write('0001-colours', "create table colours (name text); insert into colours values ('ivoire');")
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text)

const run = () => migrate(test.database, folder)

const colours = async () =>
  (await test.database.connection.query('select name from colours order by 1')).rows.length

describe('migrate', () => {
  it('applies what is new, in order, and nothing twice', async () => {
    write('0002-more', `insert into colours values ('champagne')`)
    expect(await run()).toEqual(['0001-colours', '0002-more'])
    expect(await run()).toEqual([])
    write('0003-last', `insert into colours values ('poudre')`)
    expect(await run()).toEqual(['0003-last'])
    expect(await colours()).toBe(3)
  })

  it('tells anyone who waits how far it is', async () => {
    write('0002-more', `insert into colours values ('champagne')`)
    const told: unknown[] = []
    await migrate(test.database, folder, (progress) => told.push(progress))
    await migrate(test.database, folder, (progress) => told.push(progress))
    expect(told).toEqual([
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ])
  })

  it('applies each once when two start at the same time', async () => {
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.flat()).toEqual(['0001-colours'])
    expect(await colours()).toBe(1)
  })

  it('undoes a file that fails, keeps those before it, and says which and why', async () => {
    write('0002-broken', `insert into colours values ('perdu'); insert into nowhere values (1)`)
    await expect(run()).rejects.toThrow(StartupError)
    await expect(run()).rejects.toThrow(
      'The migration 0002-broken failed and was undone: relation "nowhere" does not exist',
    )
    expect(await colours()).toBe(1)
  })

  it('can be repaired and run again after a failure', async () => {
    write('0002-broken', 'insert into nowhere values (1)')
    await expect(run()).rejects.toThrow('0002-broken')
    write('0002-broken', `insert into colours values ('champagne')`)
    expect(await run()).toEqual(['0002-broken'])
  })

  it('refuses a migration that was changed after it was applied', async () => {
    await run()
    write('0001-colours', 'create table colours (name text, hex text);')
    await expect(run()).rejects.toThrow('The migration 0001-colours was changed after it was applied')
  })

  it('takes other line ends for the same migration', async () => {
    write('0002-lines', 'select 1;\nselect 2;\n')
    await run()
    write('0002-lines', 'select 1;\r\nselect 2;\r\n')
    expect(await run()).toEqual([])
  })

  it('refuses a database that is newer than the program', async () => {
    write('0002-newer', 'select 1')
    await run()
    rmSync(join(folder, '0002-newer.sql'))
    await expect(run()).rejects.toThrow('has the migration 0002-newer, which this version does not know')
  })

  it('refuses names and numbers that leave the order open', async () => {
    write('0001-again', 'select 1')
    await expect(run()).rejects.toThrow('Two migrations carry the number 0001')
    rmSync(join(folder, '0001-again.sql'))
    write('last', 'select 1')
    await expect(run()).rejects.toThrow('The migration last.sql is not named like')
  })

  it('says where it looked when there are no migrations', async () => {
    await expect(migrate(test.database, join(folder, 'nowhere'))).rejects.toThrow(
      `The migrations are not in ${folder}`,
    )
  })
})
