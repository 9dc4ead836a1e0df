import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testNow } from '../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../testing/test-context.ts'
import { dateOf } from '../clock.ts'
import { auditLog } from './audit.table.ts'
import { audit } from './audit.ts'

let test: TestDatabase
let house: TestProcess

const note = (id: string) => {
  const ctx = house.context({ caller: { id: 'jeanne', role: 'admin', sessionId: 'one' } })
  const after = { name: 'Isaure', email: 'claire@example.fr' }
  return ctx.write(({ db }) =>
    audit(db, ctx, { action: 'thing.created', subject: { kind: 'thing', id }, after }),
  )
}

const entriesOf = (id: string) =>
  test.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)

beforeAll(async () => {
  test = await testDatabase()
  house = testProcess(test)
})

afterAll(() => test.close())

describe('the audit log', () => {
  it('says who did what to what, and when', async () => {
    await note('told')
    expect(await entriesOf('told')).toEqual([
      {
        id: expect.any(Number),
        at: dateOf(testNow),
        actorId: 'jeanne',
        actorRole: 'admin',
        action: 'thing.created',
        subjectKind: 'thing',
        subjectId: 'told',
        before: null,
        after: { name: 'Isaure', email: 'claire@example.fr' },
      },
    ])
  })

  it('knows the house itself as nobody', async () => {
    const ctx = house.context()
    await ctx.write(({ db }) =>
      audit(db, ctx, { action: 'thing.swept', subject: { kind: 'thing', id: 'swept' } }),
    )
    expect(await entriesOf('swept')).toMatchObject([{ actorId: null, actorRole: null }])
  })

  it('holds nothing of a write that was taken back', async () => {
    const ctx = house.context()
    const failing = ctx.write(async ({ db }) => {
      await audit(db, ctx, { action: 'thing.created', subject: { kind: 'thing', id: 'undone' } })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await entriesOf('undone')).toEqual([])
  })

  it.each([
    ['changed', sql`update audit_log set action = 'nothing'`],
    ['rewritten', sql`update audit_log set after = '{}'`],
    ['laid upon somebody else', sql`update audit_log set actor_id = 'claire'`],
    ['removed', sql`delete from audit_log`],
    ['emptied', sql`truncate audit_log`],
  ])('cannot be %s', async (_how, statement) => {
    await note('kept')
    const before = await test.database.db.$count(auditLog)
    await expect(test.database.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'the audit log is only added to' },
    })
    expect(await test.database.db.$count(auditLog)).toBe(before)
    expect(await entriesOf('kept')).toContainEqual(expect.objectContaining({ action: 'thing.created' }))
  })

  it('forgets a person, and not what was done', async () => {
    await note('erased')
    await test.database.db
      .update(auditLog)
      .set({ actorId: null, after: null })
      .where(eq(auditLog.subjectId, 'erased'))
    expect(await entriesOf('erased')).toMatchObject([{ actorId: null, after: null, action: 'thing.created' }])
  })
})
