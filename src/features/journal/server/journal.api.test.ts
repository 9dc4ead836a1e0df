import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import type { CallInput } from '../../../shared/api/contract.ts'
import { defineAudit } from '../../../shared/audit/define-audit.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { messageAudit } from '../../contact/messages.audit.ts'
import { fieldNamesTexts } from '../admin/field-names.texts.ts'
import { journalTexts } from '../admin/journal.texts.ts'
import type { JournalContract } from '../journal.contract.ts'
import { recordKinds } from '../journal.limits.ts'
import { listAudit } from '../lists.audit.ts'
import { journalRoutes } from './journal.routes.ts'
import { vocabulary } from './vocabulary.ts'

const dispatcher = createDispatcher({ modules: [journalRoutes], checkAnswers: true })
const letter = '018f0000-0000-7000-8000-000000000001'
const other = '018f0000-0000-7000-8000-000000000002'

let app: CatalogApp
let owner: Caller
let colleague: Caller

const journal = (query: CallInput<JournalContract['GET /admin/audit']>['query'] = {}, lng: Language = 'fr') =>
  createApi<JournalContract>(
    (key, call) => dispatcher.call(app.context({ caller: owner, lng }), key, call),
    lng,
  )('GET /admin/audit', { query })

const note = async (caller: Caller | null, id: string, after: object) => {
  const ctx = app.context({ caller })
  await audit(ctx.db, ctx, messageAudit.closed, { id, before: { status: 'new' }, after: { ...after } })
  app.moveClock({ hours: 24 })
}

beforeAll(async () => {
  app = await catalogApp()
  owner = await enterCustomer(app.context(), { role: 'admin', firstName: 'Hélène', lastName: 'Clairval' })
  colleague = await enterCustomer(app.context(), { role: 'staff', firstName: 'Inès', lastName: 'Morel' })
  await note(colleague, letter, { status: 'closed' })
  await note(owner, letter, { status: 'answered' })
  await note(null, other, { status: 'closed' })
})

afterAll(() => app.close())

describe('the journal', () => {
  it('tells who did what and what it changed, newest first, in the language of the reader', async () => {
    const { entries, count, totalPages } = await journal()
    expect([count, totalPages]).toEqual([3, 1])
    expect(entries.map(({ who, text }) => [who?.name, text])).toEqual([
      [undefined, 'a classé le message'],
      ['Hélène Clairval', 'a classé le message'],
      ['Inès Morel', 'a classé le message'],
    ])
    expect(entries[1]).toMatchObject({
      role: 'admin',
      kind: 'message',
      subject: letter,
      action: 'message.closed',
      before: { status: 'new' },
      after: { status: 'answered' },
    })
    const [first] = (await journal({}, 'en')).entries
    expect(first?.text).toBe(messageAudit.closed.en)
  })

  it('is asked for by person, by record, by kind and by day', async () => {
    const countOf = async (query: Parameters<typeof journal>[0]) => (await journal(query)).count
    expect(await countOf({ person: colleague.id })).toBe(1)
    expect(await countOf({ person: 'system' })).toBe(1)
    expect(await countOf({ subject: letter })).toBe(2)
    expect(await countOf({ kind: 'message' })).toBe(3)
    expect(await countOf({ kind: 'order' })).toBe(0)
    const days = (await journal()).entries.map(({ at }) => at.slice(0, 10))
    const [, second = ''] = days
    expect(await countOf({ from: second })).toBe(2)
    expect(await countOf({ to: second })).toBe(2)
    expect(await countOf({ from: second, to: second })).toBe(1)
  })

  it('is read page by page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => journal({ page, limit: 1 })))
    expect(pages.map(({ entries }) => entries.length)).toEqual([1, 1, 1, 0])
    expect(new Set(pages.flatMap(({ entries }) => entries.map(({ _id }) => _id))).size).toBe(3)
  })

  it('keeps the entries of an account that is gone, and of an action that has no words any more', async () => {
    const gone = '018f0000-0000-7000-8000-0000000000aa'
    const former = defineAudit('salon', { painted: { fields: ['colour'], fr: 'a peint', en: 'painted' } })
    const ctx = app.context({ caller: { ...owner, id: gone } })
    await app.test.database.db.insert(auditLog).values({
      at: new Date(ctx.clock.now().epochMilliseconds),
      ...{ actorId: gone, actorRole: 'staff', action: former.painted.action },
      ...{ subjectKind: 'salon', subjectId: 'garance', after: { colour: 'ivory' } },
    })
    expect((await journal({ person: gone })).entries).toMatchObject([
      { who: { _id: gone, name: null }, text: 'salon.painted', before: null, after: { colour: 'ivory' } },
    ])
  })

  it.each([
    { person: 'somebody' },
    { from: '2026-13-01' },
    { to: 'tomorrow' },
    { kind: 'x'.repeat(101) },
    { subject: 'a\u0000b' },
  ])('refuses %j', async (query) => {
    await expect(journal(query)).rejects.toMatchObject({ name: 'InvalidInput' })
  })
})

it('has a name for every kind of record that the log knows', () => {
  const kinds = new Set([...vocabulary.values()].map(({ subject }) => subject))
  expect(recordKinds.toSorted()).toEqual([...kinds].sort())
  expect(Object.keys(journalTexts.fr.kinds).sort()).toEqual([...kinds].sort())
})

it.runIf(process.env.TEST_DATABASE_URL)('reads each page by an index', async () => {
  const { db } = app.test.database
  await db.execute(sql`
    insert into audit_log (at, actor_id, action, subject_kind, subject_id)
    select now() - make_interval(mins => n), 'person ' || n % 50, 'order.shipped', 'kind ' || n % 20, n % 5000
    from generate_series(1, 20000) n`)
  await db.execute(sql`analyze audit_log`)
  const plan = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await db.execute(
      sql`explain select * from audit_log ${condition} order by at desc, id desc limit 50`,
    )
    return JSON.stringify(rows)
  }
  expect(await plan(sql``)).toContain('audit_log_by_time')
  expect(await plan(sql`where actor_id = 'person 7'`)).toContain('audit_log_of_actor')
  expect(await plan(sql`where subject_kind = 'kind 7' and subject_id = '7'`)).toContain(
    'audit_log_of_subject',
  )
})

it('each field that an entry may hold has words of its own', () => {
  const named = [...vocabulary.values()]
    .flatMap(({ fields }) => (fields === 'record' ? [] : fields))
    .map((field) => field.replace(/Cents$/, ''))
  for (const lng of ['fr', 'en'] as const)
    expect(named.filter((field) => !Object.hasOwn(fieldNamesTexts[lng], field))).toEqual([])
})

describe('a list that is saved as a file', () => {
  it('knows who took which list along, how many rows it had, and by what it was narrowed', async () => {
    const caller = { ...owner, isFresh: true }
    const saved = { list: 'withdrawals', rows: 7, filters: { status: 'accepted' } }
    const api = createApi<JournalContract>(
      (key, call) => dispatcher.call(app.context({ caller }), key, call),
      'fr',
    )
    await api('POST /admin/saved-lists', { body: saved })
    const [entry] = (await journal({ kind: 'list' })).entries
    expect(entry).toMatchObject({
      who: { name: 'Hélène Clairval' },
      subject: 'withdrawals',
      text: listAudit.saved.fr,
      after: { rows: 7, filters: '{"status":"accepted"}' },
    })
    await expect(api('POST /admin/saved-lists', { body: { ...saved, list: '../x' } })).rejects.toBeInstanceOf(
      InvalidInput,
    )
  })
})
