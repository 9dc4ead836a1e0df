import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readPristine, restorePristine } from './pristine-database.ts'
import { serverTestDatabase } from './server-test-database.ts'
import { isOnServer } from './test-database.ts'

const closing: (() => Promise<void>)[] = []

afterAll(() => Promise.all(closing.map((close) => close())))

const opened = async () => {
  const { database, close } = await serverTestDatabase(process.env.TEST_DATABASE_URL ?? '')
  closing.push(close)
  return { database, pristine: await readPristine(database) }
}

describe.runIf(isOnServer)('a database that a file has used', () => {
  it('is as if nobody had, if only rows have changed', async () => {
    const { database, pristine } = await opened()
    await database.db.execute(sql`insert into settings values ('house', '{}', now())`)
    await database.db.execute(sql`select nextval('order_numbers')`)
    await database.db.execute(sql`delete from whatsapp_status`)
    expect(await restorePristine(database, pristine)).toBe(true)
    const { rows } = await database.db.execute(sql`
      select (select count(*) from settings) as settings, (select count(*) from whatsapp_status) as status,
        (select count(*) from migrations) > 0 as migrated,
        (select last_value from pg_sequences where sequencename = 'order_numbers') as number`)
    expect(rows).toEqual([{ settings: 0, status: 1, migrated: true, number: null }])
  })

  it.each([
    'create table more (id integer)',
    'alter table orders disable trigger user',
    'alter table accounts alter column email drop not null',
    'create function twice(integer) returns integer language sql as $$ select 2 * $1 $$',
    'analyze migrations',
  ])('goes to nobody else after « %s »', async (statement) => {
    const { database, pristine } = await opened()
    await database.connection.query(statement)
    expect(await restorePristine(database, pristine)).toBe(false)
  })

  it('is left by the connections that the file did not close', async () => {
    const { database, pristine } = await opened()
    const session = database.exclusively('a lock', async (held) => {
      await restorePristine(database, pristine)
      await held.query('select 1')
    })
    await expect(session).rejects.toThrow()
  })
})
