import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import type { Role } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { silentLog } from '../../../platform/log/log.ts'
import { deliverOutbox } from '../../../platform/mail/deliver-outbox.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { mailRecorder } from '../../../testing/mail-recorder.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import type { OutboxContract } from '../outbox.contract.ts'
import type { MailStatus } from '../outbox.limits.ts'
import { outboxRoutes } from './outbox.routes.ts'

const dispatcher = createDispatcher({ modules: [outboxRoutes], checkAnswers: true })
const link = 'https://house.test/auth/nouveau-mot-de-passe'
const key = 'Qm9uam91ci1KZWFubmUtYm9uam91ci1KZWFubmU_-x1'

let test: TestDatabase
let app: TestProcess
let written = 0

const as = (role: Role = 'staff') =>
  createApi<OutboxContract>(
    (endpoint, call) => dispatcher.call(app.context({ caller: { id: 'margaux', role } }), endpoint, call),
    'fr',
  )

/** Inserts a mail that was written a minute after the one before it. */
const enter = async (status: MailStatus, more: Partial<typeof mailOutbox.$inferInsert> = {}) => {
  written++
  const minutes = written * 60_000
  const [row] = await test.database.db
    .insert(mailOutbox)
    .values({
      causeKey: `cause:${written}`,
      language: 'fr',
      recipient: `cliente-${written}@example.fr`,
      subject: `Message ${written}`,
      html: `<a href="${link}#${key}">Choisir</a>`,
      plainText: `Choisir ${link}#${key}`,
      status,
      createdAt: new Date(Date.UTC(2026, 9, 1) + minutes),
      ...more,
    })
    .returning({ id: mailOutbox.id })
  return String(row?.id)
}

const list = async (query: Parameters<ReturnType<typeof as>>[1]['query'] = {}) =>
  as()('GET /admin/outbox', { query })

const read = async (id: string, role?: Role) =>
  (await as(role)('GET /admin/outbox/{id}', { params: { id } })).mail

const sendAgain = (id: string) => as()('POST /admin/outbox/{id}/send', { params: { id } })

const sendAll = async () => {
  const { sent, transport } = mailRecorder()
  await deliverOutbox({ db: test.database.db, transport, log: silentLog() })
  return sent
}

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

beforeEach(async () => {
  await test.database.db.delete(mailOutbox)
})

afterAll(() => test.close())

describe('the mails of the house', () => {
  it.each([
    ['orders', ['order:paid:1', 'order-new:1', 'paper:2']],
    ['reviews', ['product-review:rejected:1:2']],
    ['accounts', ['account:welcome:1']],
  ] as const)('about %s are those that were written for it', async (about, causes) => {
    for (const causeKey of [...causes, 'ordering:1', 'mail-trial:1', 'restock:confirm:1'])
      await enter('sent', { causeKey })
    const { count, mails } = await list({ about })
    expect(count).toBe(causes.length)
    expect(mails).toHaveLength(causes.length)
  })

  it('are listed newest first, page by page, with what became of them', async () => {
    const ids: string[] = []
    for (const status of ['sent', 'kept', 'failed', 'queued', 'sent'] as const)
      ids.unshift(await enter(status))
    const first = await list({ limit: 2 })
    expect(first.mails.map(({ _id }) => _id)).toEqual(ids.slice(0, 2))
    expect(first).toMatchObject({
      count: 5,
      totalPages: 3,
      counts: { queued: 1, kept: 1, sent: 2, failed: 1 },
    })
    const last = await list({ limit: 2, page: 3 })
    expect(last.mails.map(({ _id }) => _id)).toEqual(ids.slice(4))
    expect((await list({ limit: 2, page: 4 })).mails).toEqual([])
    expect((await list({ written: '2026-10-01..2026-10-01' })).count).toBe(5)
    expect((await list({ written: '..2026-09-30' })).count).toBe(0)
  })

  it('are twenty on a page unless it is said otherwise, and no more than a hundred', async () => {
    for (let mail = 0; mail < 21; mail++) await enter('sent')
    const { mails, totalPages } = await list()
    expect([mails.length, totalPages]).toEqual([20, 2])
    await expect(list({ limit: 101 })).rejects.toThrow()
  })

  it('are told by what became of them', async () => {
    const failed = [await enter('failed'), await enter('failed')]
    await enter('sent')
    const { mails, count, totalPages } = await list({ status: 'failed' })
    expect(mails.map(({ _id }) => _id)).toEqual(failed.toReversed())
    expect([count, totalPages]).toEqual([2, 1])
    expect(await list({ status: 'kept' })).toMatchObject({ mails: [], count: 0, totalPages: 0 })
    await expect(as()('GET /admin/outbox', { query: { status: 'lost' as never } })).rejects.toThrow()
  })

  it('say nothing of what they hold until one is opened', async () => {
    await enter('sent')
    const [mail] = (await list()).mails
    expect(Object.keys(mail ?? {}).sort()).toEqual([
      '_id',
      'language',
      'recipient',
      'status',
      'subject',
      'writtenAt',
    ])
  })
})

describe('a mail that is opened', () => {
  it('shows its text, its page, the names of its files and what the mail server said', async () => {
    const id = await enter('failed', {
      attempts: 8,
      lastError: '550 no such mailbox',
      settledAt: new Date(Date.UTC(2026, 9, 2)),
      plainText: 'Votre robe est prête.',
      html: '<p>Votre robe est prête.</p>',
      attachments: [{ filename: 'facture.pdf', contentType: 'application/pdf', base64: 'JVBERg==' }],
    })
    expect(await read(id)).toMatchObject({
      status: 'failed',
      text: 'Votre robe est prête.',
      html: '<p>Votre robe est prête.</p>',
      attachments: ['facture.pdf'],
      attempts: 8,
      lastError: '550 no such mailbox',
      settledAt: '2026-10-02T00:00:00.000Z',
      hidesKeys: false,
    })
  })

  it('is not found by what names none', async () => {
    for (const id of ['999999999', '0', 'robe', '1e3', '99999999999999999999'])
      await expect(read(id)).rejects.toMatchObject({ code: 'mail_not_found', kind: 'not-found' })
  })

  it.each([
    ['staff', 'kept', false],
    ['staff', 'failed', false],
    ['admin', 'kept', true],
    ['admin', 'failed', true],
    ['admin', 'queued', false],
    ['admin', 'sent', false],
  ] as const)('shows %s the key in a link of a mail that is %s: %s', async (role, status, shown) => {
    const { text, html, hidesKeys } = await read(await enter(status), role)
    expect([text.includes(key), html.includes(key), !hidesKeys]).toEqual([shown, shown, shown])
    expect(text).toContain(link)
  })
})

describe('a mail that is queued again', () => {
  it('has all its attempts again, leaves, and is noted without naming anybody', async () => {
    const id = await enter('failed', { attempts: 8, lastError: 'cliente@example.fr is unknown' })
    const { mail } = await sendAgain(id)
    expect(mail).toMatchObject({ status: 'queued', attempts: 0, settledAt: null })
    expect(await sendAll()).toHaveLength(1)
    expect(await read(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null })
    const entries = await test.database.db.select().from(auditLog)
    expect(entries).toMatchObject([
      {
        actorId: 'margaux',
        actorRole: 'staff',
        action: 'mail.queued-again',
        subjectKind: 'mail',
        subjectId: id,
        before: { status: 'failed', attempts: 8 },
        after: { status: 'queued', attempts: 0 },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain('@')
  })

  it.each(['queued', 'kept', 'sent'] as const)('was not %s', async (status) => {
    const id = await enter(status)
    await expect(sendAgain(id)).rejects.toMatchObject({ code: 'mail_not_failed', kind: 'conflict' })
    expect(await read(id)).toMatchObject({ status })
  })

  it('exists', async () => {
    for (const id of ['999999999', 'robe'])
      await expect(sendAgain(id)).rejects.toMatchObject({ code: 'mail_not_found', kind: 'not-found' })
  })

  it('by two at once leaves once, and is noted once', async () => {
    const id = await enter('failed')
    const noted = await test.database.db.$count(auditLog)
    const answers = await Promise.allSettled([sendAgain(id), sendAgain(id), sendAgain(id)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await sendAll()).toHaveLength(1)
    expect(await test.database.db.$count(auditLog)).toBe(noted + 1)
  })
})

describe('a trial mail', () => {
  it('is written to the admin who asks for it, and tells what the mail server says', async () => {
    const admin = await enterCustomer(app.context(), { role: 'admin' })
    const api = createApi<OutboxContract>(
      (endpoint, call) => dispatcher.call(app.context({ caller: admin }), endpoint, call),
      'fr',
    )
    const { mail } = await api('POST /admin/mail-trial', {})
    expect(mail).toMatchObject({ status: 'queued', subject: 'Essai du courrier', lastError: null })
    const [row] = await test.database.db
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, admin.id))
    expect(mail.recipient).toBe(row?.email)
    const transport = {
      send: () => Promise.reject(new Error('535 Authentication failed')),
      close: () => {},
    }
    await deliverOutbox({ db: test.database.db, transport, log: silentLog() })
    const read = await api('GET /admin/outbox/{id}', { params: { id: mail._id } })
    expect(read.mail).toMatchObject({ status: 'queued', lastError: '535 Authentication failed' })
  })
})
