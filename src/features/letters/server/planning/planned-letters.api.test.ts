import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { parisInstantMs } from '../../../../shared/calendar/paris-clock.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { enterCategories, enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { crashingDatabase } from '../../../../testing/database/crashing-database.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { testProcess } from '../../../../testing/test-context.ts'
import { removeProduct } from '../../../catalog-desk/server/writing/remove-product.ts'
import { editorDrafts } from '../../../editor-drafts/server/editor-drafts.table.ts'
import { newsletterSubscribers } from '../../../newsletter/server/newsletter.table.ts'
import { emptyLetter } from '../../letter.rules.ts'
import type { LetterContent } from '../../letter.schema.ts'
import type { LettersContract } from '../../letters.contract.ts'
import { lettersRoutes } from '../letters.routes.ts'
import { letters } from '../letters.table.ts'
import { sendLetters } from '../sending/send-letters.ts'

const dispatcher = createDispatcher({ modules: [lettersRoutes], checkAnswers: true })

/** In the night to 28 March 2027 the clocks of Paris go from two to three. */
const now = Temporal.Instant.from('2027-03-27T12:00:00Z')
const atThree = new Date(parisInstantMs('2027-03-28', 3 * 60)).toISOString()

let test: TestDatabase
let admin: Caller

const processAt = (at: Temporal.Instant, database = test.database) => testProcess({ database, now: at })
const later = (minutes: number) => Temporal.Instant.from(atThree).add({ minutes })

const api = (caller: Caller = admin, at = now) =>
  createApi<LettersContract>(
    (key, call) => dispatcher.call(processAt(at).context({ caller }), key, call),
    'fr',
  )

const db = () => test.database.db

beforeAll(async () => {
  test = await testDatabase()
  const app = processAt(now)
  admin = await enterCustomer(app.context(), { role: 'admin' })
  await enterCategories(app.context())
})

beforeEach(async () => {
  await db().delete(letters)
  await db().delete(newsletterSubscribers)
  await db().delete(mailOutbox)
  for (const email of ['a@example.fr', 'b@example.fr']) {
    const at = new Date('2026-01-01T10:00:00Z')
    const asked = { source: 'page' as const, askedAt: at, confirmedAt: at, stopKey: `stop-${email}` }
    await db()
      .insert(newsletterSubscribers)
      .values({ email, language: 'fr', ...asked })
  }
})

afterAll(() => test.close())

const words: LetterContent = {
  ...emptyLetter,
  fr: { subject: 'Le printemps', preheader: '' },
  parts: [{ kind: 'text', fr: 'Bonjour', en: '' }],
}

const written = async (content = words) => (await api()('POST /admin/letters', { body: content })).letter
const read = async (id: string) => (await api()('GET /admin/letters/{id}', { params: { id } })).letter
const recipients = async () => (await db().select().from(mailOutbox)).map(({ recipient }) => recipient)

interface Planned {
  readonly _id: string
  readonly version: number
}

const plan = async ({ _id: id, version }: Planned, sendAt: string = atThree) =>
  (
    await api()('PUT /admin/letters/{id}/plan', {
      params: { id },
      body: { version, audience: 'all', sendAt },
    })
  ).letter

const callOff = (id: string) => api()('DELETE /admin/letters/{id}/plan', { params: { id } })

it('a planned letter leaves at its moment in Paris, not before, and once', async () => {
  expect(atThree).toBe('2027-03-28T01:00:00.000Z')
  const { _id: id } = await plan(await written())
  expect(await read(id)).toMatchObject({ status: 'planned', sendAt: atThree, audience: 'all', begunAt: null })
  await sendLetters(processAt(later(-1)).context())
  expect(await recipients()).toEqual([])
  await sendLetters(processAt(later(0)).context())
  await sendLetters(processAt(later(1)).context())
  expect((await recipients()).toSorted()).toEqual(['a@example.fr', 'b@example.fr'])
  expect(await read(id)).toMatchObject({ status: 'sent', begunAt: atThree, sendAt: null, written: 2 })
  await expect(callOff(id)).rejects.toMatchObject({ code: 'sending_begun' })
})

it('a plan is changed and called off by whoever has read it; until then nobody changes the words', async () => {
  const letter = await plan(await written())
  const { _id: id, version } = letter
  const params = { id }
  for (const refused of [
    () => api()('PUT /admin/letters/{id}', { params, body: { ...words, version } }),
    () => api()('DELETE /admin/letters/{id}', { params }),
    () => api()('POST /admin/letters/{id}/sending', { params, body: { version, audience: 'all' } }),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'is_planned' })
  await expect(plan({ _id: id, version: version - 1 })).rejects.toMatchObject({ code: 'changed_meanwhile' })
  const changed = await plan(letter, '2027-04-01T08:00:00+02:00')
  expect(changed).toMatchObject({ sendAt: '2027-04-01T06:00:00.000Z', version: version + 1 })
  const { letter: draft } = await callOff(id)
  expect(draft).toMatchObject({ status: 'draft', sendAt: null, audience: null })
  await expect(callOff(id)).rejects.toMatchObject({ code: 'not_planned' })
  await sendLetters(processAt(later(60 * 24 * 30)).context())
  expect(await recipients()).toEqual([])
  const entries = await db().select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  expect(entries.map(({ action }) => action)).toEqual([
    'letter.created',
    'letter.planned',
    'letter.planned',
    'letter.called-off',
  ])
})

it.each([
  ['2027-03-27T12:00:00Z', 'fields.past'],
  ['0000-01-01T00:00:00Z', 'fields.past'],
  ['2028-04-01T12:00:00Z', 'fields.far'],
])('no letter is planned for %s', async (sendAt, sendAtField) => {
  await expect(plan(await written(), sendAt)).rejects.toMatchObject({
    code: 'no_moment',
    fields: { sendAt: sendAtField },
  })
})

it('begins once, wherever a process dies and however many begin at once', async () => {
  const { _id: id } = await plan(await written())
  const crashing = crashingDatabase(test.database)
  for (let statement = 1; statement <= 16; statement++) {
    crashing.dieBefore(statement)
    await sendLetters(processAt(later(0), crashing.database).context()).catch(() => undefined)
    crashing.restart()
  }
  await Promise.all([1, 2, 3].map(() => sendLetters(processAt(later(0)).context())))
  await sendLetters(processAt(later(1)).context())
  expect((await recipients()).toSorted()).toEqual(['a@example.fr', 'b@example.fr'])
  expect(await read(id)).toMatchObject({ status: 'sent', readers: 2, written: 2 })
  const begun = sql`${auditLog.subjectId} = ${id} and ${auditLog.action} = 'letter.sent'`
  expect(await db().$count(auditLog, begun)).toBe(1)
})

it('a letter that can no longer leave is a draft that says why, and holds up no other', async () => {
  const at = processAt(now).context({ caller: admin })
  const product = await enterProduct(at)
  const gone = await plan(await written({ ...words, parts: [{ kind: 'product', id: product }] }))
  const other = await plan(await written())
  await removeProduct(at, { id: product })
  await sendLetters(processAt(later(0)).context())
  const missed = await read(gone._id)
  expect(missed).toMatchObject({ status: 'draft', missed: { at: atThree, reason: 'not_ready' } })
  await expect(plan(missed)).rejects.toMatchObject({ fields: { 'parts.0': 'fields.productGone' } })
  await sendLetters(processAt(later(1)).context())
  expect((await read(other._id)).status).toBe('sent')

  const lonely = await plan(await written())
  await db().delete(newsletterSubscribers)
  await sendLetters(processAt(later(2)).context())
  expect((await read(lonely._id)).missed).toMatchObject({ reason: 'nobody' })
  expect((await plan(await read(lonely._id), later(9).toString())).missed).toBeNull()
})

it('an empty draft that its author has left is begun again, not a second time', async () => {
  const first = await written(emptyLetter)
  expect((await written(emptyLetter))._id).toBe(first._id)
  const member = {
    ...(await enterCustomer(processAt(now).context(), { role: 'staff' })),
    areas: ['customers'],
  }
  const { letter: ofOther } = await api(member as Caller)('POST /admin/letters', { body: emptyLetter })
  expect(ofOther._id).not.toBe(first._id)
  const typed = { accountId: admin.id, record: `letter:${first._id}`, content: '{}', savedAt: new Date() }
  await db().insert(editorDrafts).values(typed)
  const second = await written(emptyLetter)
  expect(second._id).not.toBe(first._id)
  await api()('PUT /admin/letters/{id}', {
    params: { id: second._id },
    body: { ...words, version: second.version },
  })
  expect((await written(emptyLetter))._id).not.toBe(second._id)
})
