import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineAudit } from '../../shared/audit/define-audit.ts'
import { testNow } from '../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../testing/test-context.ts'
import { dateOf } from '../clock.ts'
import { auditLog } from './audit.table.ts'
import { audit } from './audit.ts'

let test: TestDatabase
let app: TestProcess

const { created, swept, measured } = defineAudit('thing', {
  created: { fields: 'record', secret: ['phone'], fr: 'a créé la chose', en: 'created the thing' },
  swept: { fields: [], fr: 'a balayé la chose', en: 'swept the thing' },
  measured: { fields: ['length'], fr: 'a mesuré la chose', en: 'measured the thing' },
})

const note = (id: string) => {
  const ctx = app.context({ caller: { id: 'jeanne', role: 'admin', sessionId: 'one' } })
  const after = { name: 'Isaure', email: 'claire@example.fr' }
  return ctx.write(({ db }) => audit(db, ctx, created, { id, after }))
}

const entriesOf = (id: string) =>
  test.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
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

  it('holds only the fields that an action declares, and no secret one', async () => {
    const ctx = app.context()
    const whole = { length: 90, phone: '+33612345678', note: 'Elle hésite.' }
    await ctx.write(async ({ db }) => {
      await audit(db, ctx, created, { id: 'measured', after: whole })
      await audit(db, ctx, measured, { id: 'measured', before: whole, after: { ...whole, length: 91 } })
    })
    expect(await entriesOf('measured')).toMatchObject([
      { before: null, after: { length: 90, note: 'Elle hésite.' } },
      { before: { length: 90 }, after: { length: 91 } },
    ])
    const kept = (await entriesOf('measured')).map(({ before, after }) => [before, after])
    expect(JSON.stringify(kept)).not.toMatch(/phone.*|note.*note/)
  })

  it('knows the house itself as nobody', async () => {
    const ctx = app.context()
    await ctx.write(({ db }) => audit(db, ctx, swept, { id: 'swept' }))
    expect(await entriesOf('swept')).toMatchObject([{ actorId: null, actorRole: null }])
  })

  it('holds nothing of a write that was taken back', async () => {
    const ctx = app.context()
    const failing = ctx.write(async ({ db }) => {
      await audit(db, ctx, created, { id: 'undone' })
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
