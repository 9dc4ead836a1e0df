import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineAudit } from '../../shared/audit/define-audit.ts'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../testing/test-context.ts'
import { auditedDeeds } from './audit.personal-data.ts'
import { audit } from './audit.ts'
import { beginning, sealLog, sealSome, verifyLog } from './seal-log.ts'

let test: TestDatabase
let app: TestProcess

const { changed } = defineAudit('thing', {
  changed: { fields: ['length', 'name'], fr: 'a changé la chose', en: 'changed the thing' },
})
const { updated } = defineAudit('account', {
  updated: { fields: ['email'], fr: 'a changé le compte', en: 'changed the account' },
})

const db = () => test.database.db

const note = async (count = 1) => {
  const ctx = app.context({ caller: { id: 'jeanne', role: 'admin', sessionId: 'one' } })
  for (let n = 0; n < count; n++)
    await audit(ctx.db, ctx, changed, {
      id: `thing-${n}`,
      before: { length: n },
      after: { length: n + 1, name: 'é' },
    })
}

/** What somebody with the database in hand can do. */
const tamper = async (statement: ReturnType<typeof sql>) => {
  for (const table of ['audit_log', 'audit_seals'])
    await db().execute(sql.raw(`alter table ${table} disable trigger all`))
  await db().execute(statement)
  for (const table of ['audit_log', 'audit_seals'])
    await db().execute(sql.raw(`alter table ${table} enable trigger all`))
}

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

beforeEach(() => tamper(sql`truncate audit_log, audit_seals restart identity`))

afterAll(() => test.close())

describe('the sealed log', () => {
  it('is a chain over all entries, which grows with them', async () => {
    expect(await verifyLog(db())).toEqual({ fault: undefined, seals: 0, head: beginning, waiting: 0 })
    await note(3)
    expect(await verifyLog(db())).toMatchObject({ seals: 0, waiting: 3 })
    await sealLog(db())
    const first = await verifyLog(db())
    expect(first).toMatchObject({ fault: undefined, seals: 3, waiting: 0 })
    await note(2)
    await Promise.all([sealSome(db()), sealSome(db())])
    const second = await verifyLog(db())
    expect(second).toMatchObject({ fault: undefined, seals: 5, waiting: 0 })
    expect(second.head).not.toBe(first.head)
  })

  it.each([
    ['what an entry quotes', sql`update audit_log set after = '{"length": 99}' where id = 2`, 'changed'],
    ['who acted', sql`update audit_log set actor_id = 'louise' where id = 2`, 'changed'],
    ['what was done', sql`update audit_log set action = 'thing.swept' where id = 2`, 'broken'],
    ['when it was done', sql`update audit_log set at = at - interval '1 day' where id = 2`, 'broken'],
    ['that it was done', sql`delete from audit_log where id = 2`, 'missing'],
    [
      'an entry with its seal',
      sql`with gone as (delete from audit_seals where no = 2) delete from audit_log where id = 2`,
      'broken',
    ],
    [
      'what an entry quotes, as if a person were erased',
      sql`with bare as (update audit_seals set salt = null where no = 2) update audit_log set before = null, after = null where id = 2`,
      'changed',
    ],
  ])('shows that somebody changed %s', async (_what, statement, why) => {
    await note(4)
    await sealLog(db())
    await tamper(statement)
    expect((await verifyLog(db())).fault).toMatchObject({ why })
  })

  it('stays whole when a person is erased, of whom nothing can be guessed from it then', async () => {
    const ctx = app.context()
    const id = '018f0000-0000-7000-8000-000000000001'
    await note()
    await audit(ctx.db, ctx, updated, {
      id,
      before: { email: 'a@example.fr' },
      after: { email: 'b@example.fr' },
    })
    await sealLog(db())
    await ctx.write((tx) =>
      Promise.resolve(auditedDeeds.erase?.(tx, { id, email: 'b@example.fr', isEmailConfirmed: true }, ctx)),
    )
    expect(await verifyLog(db())).toMatchObject({ fault: undefined, seals: 2 })
    const { rows } = await db().execute(sql`select salt from audit_seals order by no`)
    expect(rows).toEqual([{ salt: expect.any(String) }, { salt: null }])
  })

  it('keeps its seals as they are', async () => {
    await note()
    await sealLog(db())
    for (const statement of [
      sql`update audit_seals set hash = 'x'`,
      sql`delete from audit_seals`,
      sql`truncate audit_seals`,
    ])
      await expect(db().execute(statement)).rejects.toThrow()
  })
})
