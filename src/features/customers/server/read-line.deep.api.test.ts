import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../platform/db/database.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { isOnServer, type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { people } from './people.table.ts'
import { readLine, readYears } from './read-line.ts'

let test: TestDatabase
let app: TestProcess

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test })
})

afterAll(() => test.close())

const email = 'who-writes-often@example.fr'

/** Many guests who have written once, and one who has written, and was written to, two hundred times. */
const enterGuests = async (db: Db) => {
  await db.execute(sql`
    insert into contact_messages (full_name, email, subject, message, language, received_at, words_hash)
    select 'Zoé ' || n, case when n % 100 = 0 then ${email} else 'guest-' || n || '@example.fr' end, 'x', 'x', 'fr',
      '2026-01-01'::timestamptz + n * interval '1 minute', n::text
    from generate_series(1, 20000) n`)
  await db.execute(sql`
    insert into mail_outbox (cause_key, language, recipient, subject, html, plain_text)
    select 'many:' || n, 'fr', case when n % 100 = 0 then ${email} else 'guest-' || n || '@example.fr' end, 'x', '', ''
    from generate_series(1, 20000) n`)
  await db.execute(sql`analyze contact_messages, mail_outbox, people`)
}

/** The database, with the plan of each query that was run by it. */
const planned = (db: Db) => {
  const plans: string[] = []
  const execute = async (query: SQL) => {
    plans.push(JSON.stringify((await db.execute(sql`explain ${query}`)).rows))
    return db.execute(query)
  }
  return {
    plans,
    db: new Proxy(db, { get: (of, name) => (name === 'execute' ? execute : Reflect.get(of, name)) }),
  }
}

it.runIf(isOnServer)('is read by indexes, among many people and of somebody with many entries', async () => {
  const { db } = app.context()
  await enterGuests(db)
  expect(await db.$count(people)).toBe(19_801)
  const caller = await enterCustomer(app.context(), { role: 'admin' })
  const person = { accountId: null, email, mailedTo: email, phone: null }
  const seen = planned(db)
  const { entries, more } = await readLine(seen.db, { caller, people: [person], limit: 50, after: undefined })
  expect([entries.length, more]).toEqual([50, true])
  await readYears(seen.db, caller, [person])
  expect(seen.plans).toHaveLength(2)
  for (const plan of seen.plans) expect(plan).not.toMatch(/Seq Scan on (contact_messages|mail_outbox)/)
  const { rows } = await db.execute(sql`
    explain select * from people order by last_contact_at desc, id desc limit 20`)
  expect(JSON.stringify(rows)).toContain('people_lately')
})
