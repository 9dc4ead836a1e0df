import { eq } from 'drizzle-orm'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { crashingDatabase } from '../../../testing/database/crashing-database.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { newsletterSubscribers } from '../../newsletter/server/newsletter.table.ts'
import type { LetterContent } from '../letter.schema.ts'
import type { LettersContract } from '../letters.contract.ts'
import { lettersRoutes } from './letters.routes.ts'
import { letterReaders, letters } from './letters.table.ts'
import { keepFailures } from './sending/keep-failures.ts'
import { sendLetters, sendPortion } from './sending/send-letters.ts'

const dispatcher = createDispatcher({ modules: [lettersRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess
let admin: Caller
let productId: string

const db = () => test.database.db

const api = (caller: Caller = admin) =>
  createApi<LettersContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

const subscribe = async (email: string, language: 'fr' | 'en' = 'fr', change = {}) => {
  const at = new Date('2026-01-01T10:00:00Z')
  await db()
    .insert(newsletterSubscribers)
    .values({
      email,
      language,
      source: 'page',
      askedAt: at,
      confirmedAt: at,
      stopKey: `stop-${email}`,
      ...change,
    })
}

const leave = (email: string) =>
  db()
    .update(newsletterSubscribers)
    .set({ leftAt: new Date('2026-11-01T10:00:00Z') })
    .where(eq(newsletterSubscribers.email, email))

const words: LetterContent = {
  fr: { subject: 'Le printemps', preheader: 'Trois robes neuves' },
  en: { subject: '', preheader: '' },
  parts: [{ kind: 'text', fr: 'Bonjour **à toutes**', en: '' }],
}
const bilingual: LetterContent = {
  ...words,
  en: { subject: 'Spring', preheader: '' },
  parts: [{ kind: 'text', fr: 'Bonjour', en: 'Good day' }],
}

const written = async (content: LetterContent = words) =>
  (await api()('POST /admin/letters', { body: content })).letter

const send = async (
  { _id: id, version }: { _id: string; version: number },
  how: { audience?: 'all' | 'fr' | 'en'; frenchForAll?: boolean } = {},
) => api()('POST /admin/letters/{id}/sending', { params: { id }, body: { version, audience: 'all', ...how } })

const read = async (id: string) => (await api()('GET /admin/letters/{id}', { params: { id } })).letter

const mails = () => db().select().from(mailOutbox).orderBy(mailOutbox.recipient)
const recipients = async () => (await mails()).map(({ recipient }) => recipient)

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ database: test.database })
  admin = await enterCustomer(app.context(), { role: 'admin' })
  await enterCategories(app.context())
  const image = { key: 'a'.repeat(32), width: 900, height: 1200, color: '#aaaaaa', widths: [400, 800] }
  productId = await enterProduct(app.context(), {
    nameFr: 'Robe <b>Brume</b>',
    images: [{ ...image, altFr: 'Une robe "longue"' }],
  })
})

beforeEach(async () => {
  await db().delete(letters)
  await db().delete(newsletterSubscribers)
  await db().delete(mailOutbox)
})

afterAll(() => test.close())

describe('a letter', () => {
  it('is kept with its version, and overwrites nobody', async () => {
    const { _id: id, version } = await written()
    const body = { ...bilingual, version }
    const { letter } = await api()('PUT /admin/letters/{id}', { params: { id }, body })
    expect(letter).toMatchObject({ content: bilingual, hasEnglish: true, version: 2, status: 'draft' })
    await expect(api()('PUT /admin/letters/{id}', { params: { id }, body })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    })
    await api()('DELETE /admin/letters/{id}', { params: { id } })
    await expect(read(id)).rejects.toMatchObject({ code: 'letter_not_found' })
    const entries = await db().select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'letter.created',
      'letter.updated',
      'letter.removed',
    ])
  })

  it.each([
    ['a\u0000b', { fr: { subject: 'a\u0000b', preheader: '' } }],
    ['half a letter', { parts: [{ kind: 'text', fr: '\ud800', en: '' }] }],
    ['another site', { parts: [{ kind: 'button', fr: 'Voir', en: '', path: '//evil.example' }] }],
  ] as const)('refuses %s at its field', async (_, change) => {
    await expect(written({ ...words, ...change } as LetterContent)).rejects.toMatchObject({
      name: 'InvalidInput',
    })
  })

  it('is not sent before it has a subject and words, and shows what the shop shows', async () => {
    await subscribe('a@example.fr')
    const gone = '018f0000-0000-7000-8000-0000000000aa'
    const letter = await written({
      ...words,
      fr: { subject: '', preheader: '' },
      parts: [
        { kind: 'heading', fr: '', en: '' },
        { kind: 'product', id: gone },
        { kind: 'picture', id: 'nonsense' },
      ],
    })
    await expect(send(letter)).rejects.toMatchObject({
      code: 'not_ready',
      fields: {
        'fr.subject': 'fields.subject',
        'parts.0.fr': 'fields.words',
        'parts.1': 'fields.productGone',
        'parts.2': 'fields.pictureGone',
      },
    })
    expect(await recipients()).toEqual([])
  })

  it('is a valid page that shows hostile words as words, loads nothing of others and can be stopped', async () => {
    const { _id: id } = await written({
      ...words,
      parts: [
        { kind: 'text', fr: '<script>alert(1)</script> **<img src=x>**', en: '' },
        { kind: 'product', id: productId },
        { kind: 'button', fr: 'Voir', en: '', path: '/boutique?a="b' },
      ],
    })
    const query = { language: 'fr' } as const
    const { html, text } = await api()('GET /admin/letters/{id}/preview', { params: { id }, query })
    const { results } = await new HtmlValidate(
      new StaticConfigLoader({
        root: true,
        extends: ['html-validate:standard'],
        rules: {
          'doctype-html': 'off',
          'doctype-style': 'off',
          'no-implicit-input-type': 'off',
          'void-style': 'off',
        },
      }),
    ).validateString(html)
    expect(
      results.flatMap((result) => result.messages.map(({ ruleId, message }) => [ruleId, message])),
    ).toEqual([])
    expect(html).not.toMatch(/<script|<img src=x|<b>/)
    expect(html).toContain('Robe &lt;b&gt;Brume&lt;/b&gt;')
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(sources.length).toBeGreaterThan(4)
    expect(sources.every((address) => address.startsWith('https://house.test/'))).toBe(true)
    expect(html).toMatch(/<img[^>]+alt="Une robe &quot;longue&quot;"[^>]+width="496"[^>]+height="661"/s)
    expect(html).toContain('/newsletter/desinscription?token=')
    expect(text).toContain('1\u202f200\u00a0€')
  })

  it('can be tried by its author, not without end', { tags: ['deep'] }, async () => {
    const { _id: id } = await written()
    const member = {
      ...(await enterCustomer(app.context(), { role: 'staff' })),
      areas: ['customers'],
    } as Caller
    const tried = () =>
      api(member)('POST /admin/letters/{id}/test', { params: { id }, body: { language: 'fr' } })
    const { recipient } = await tried()
    expect(await mails()).toMatchObject([
      { recipient, subject: '[Essai] Le printemps', unsubscribeUrl: expect.stringContaining('token=test') },
    ])
    for (let more = 0; more < 9; more++) await tried()
    await expect(tried()).rejects.toMatchObject({ code: 'too_many_tries' })
  })
})

describe('the sending', () => {
  it('reaches each confirmed address once, in its language, with the way out', async () => {
    await subscribe('a@example.fr')
    await subscribe('b@example.fr', 'en')
    await subscribe('waiting@example.fr', 'fr', { confirmedAt: null })
    await subscribe('left@example.fr', 'fr', { leftAt: new Date() })
    const letter = await written(bilingual)
    await send(letter)
    await sendLetters(app.context())
    await sendLetters(app.context())
    expect(await mails()).toMatchObject([
      {
        recipient: 'a@example.fr',
        language: 'fr',
        subject: 'Le printemps',
        byHand: true,
        plainText: expect.stringContaining('token=stop-a@example.fr'),
        unsubscribeUrl: 'https://house.test/newsletter/desinscription?token=stop-a@example.fr',
      },
      {
        recipient: 'b@example.fr',
        language: 'en',
        subject: 'Spring',
        html: expect.stringContaining('token=stop-b@example.fr&amp;lng=en'),
        unsubscribeUrl: 'https://house.test/newsletter/desinscription?token=stop-b@example.fr&lng=en',
      },
    ])
    expect(await read(letter._id)).toMatchObject({ status: 'sent', readers: 2, written: 2, leftMeanwhile: 0 })
    await expect(send({ ...letter, version: 2 })).rejects.toMatchObject({ code: 'sending_begun' })
  })

  it('of a letter without English goes to French readers, or to all if the owner says so', async () => {
    await subscribe('a@example.fr')
    await subscribe('b@example.fr', 'en')
    await send(await written())
    await sendLetters(app.context())
    expect(await recipients()).toEqual(['a@example.fr'])
    await db().delete(mailOutbox)
    await expect(send(await written(), { audience: 'en' })).rejects.toMatchObject({ code: 'nobody' })
    await send(await written(), { audience: 'en', frenchForAll: true })
    await sendLetters(app.context())
    expect(await mails()).toMatchObject([
      { recipient: 'b@example.fr', language: 'fr', subject: 'Le printemps' },
    ])
  })

  it('leaves out who leaves meanwhile, and ends when it is stopped', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await subscribe(`${name}@example.fr`)
    const { _id: id, ...letter } = await written()
    await send({ _id: id, ...letter })
    await sendPortion(app.context(), id, 1)
    const [first] = await recipients()
    const others = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.fr`).filter((each) => each !== first)
    await leave(others[0] ?? '')
    await sendPortion(app.context(), id, 10)
    expect(await recipients()).toEqual([first, ...others.slice(1)].toSorted())
    expect(await read(id)).toMatchObject({ status: 'sent', readers: 4, written: 3, leftMeanwhile: 1 })

    const stopped = await written()
    await send(stopped)
    await sendPortion(app.context(), stopped._id, 1)
    const params = { id: stopped._id }
    await api()('PUT /admin/letters/{id}/stop', { params })
    await sendLetters(app.context())
    expect(await read(stopped._id)).toMatchObject({ status: 'stopped', readers: 3, written: 1 })
    expect(await recipients()).toHaveLength(4)
    await expect(api()('PUT /admin/letters/{id}/stop', { params })).rejects.toMatchObject({
      code: 'not_under_way',
    })
  })

  it('writes to nobody twice, wherever a process dies and however many send at once', async () => {
    const everybody = Array.from({ length: 5 }, (_, n) => `reader-${n}@example.fr`)
    for (const email of everybody) await subscribe(email)
    const letter = await written()
    await send(letter)
    const crashing = crashingDatabase(test.database)
    const dying = testProcess({ database: crashing.database })
    for (let statement = 1; statement <= 9; statement++) {
      crashing.dieBefore(statement)
      await sendPortion(dying.context(), letter._id, 1).catch(() => undefined)
      crashing.restart()
    }
    await Promise.all(Array.from({ length: 4 }, () => sendPortion(app.context(), letter._id, 2)))
    while ((await read(letter._id)).status === 'sending') await sendPortion(app.context(), letter._id, 2)
    expect(await recipients()).toEqual(everybody)
    expect(await read(letter._id)).toMatchObject({ readers: 5, written: 5, leftMeanwhile: 0 })
    expect(await db().$count(letterReaders, eq(letterReaders.outcome, 'written'))).toBe(5)
  })

  it('tells how many mails were given up, also once the outbox has forgotten them', {
    tags: ['deep'],
  }, async () => {
    await subscribe('a@example.fr')
    const letter = await written()
    await send(letter)
    await sendLetters(app.context())
    await db().update(mailOutbox).set({ status: 'failed' })
    expect(await read(letter._id)).toMatchObject({ failed: 1 })
    await keepFailures(app.context())
    await db().delete(mailOutbox)
    const { letters: all } = await api()('GET /admin/letters', {})
    expect(all).toMatchObject([{ failed: 1, status: 'sent' }])
  })
})
