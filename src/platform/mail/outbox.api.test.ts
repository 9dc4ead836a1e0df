import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { mailRecorder } from '../../testing/mail-recorder.ts'
import { silentLog } from '../log/log.ts'
import { clearSettledMails } from './clear-settled-mails.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import type { MailTransport } from './mail-transport.ts'
import { mailOutbox } from './outbox.table.ts'
import { createOutbox } from './outbox.ts'
import { dropHeldMail, type QueuedMail, queueMail } from './queue-mail.ts'

const log = silentLog()

const welcome: QueuedMail = {
  causeKey: 'welcome:1',
  to: 'anne@example.fr',
  language: 'fr',
  subject: 'Bienvenue',
  html: '<p>Bienvenue</p>',
  text: 'Bienvenue',
}

let test: TestDatabase

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(() => test.database.db.delete(mailOutbox))

afterAll(() => test.close())

const queue = (mail: Partial<QueuedMail> = {}) =>
  test.database.db.transaction((tx) => queueMail(tx, { ...welcome, ...mail }))

const deliver = (transport: MailTransport | undefined) =>
  deliverOutbox({ db: test.database.db, transport, log })

const rows = () => test.database.db.select().from(mailOutbox)

const makeDue = () =>
  test.database.db.update(mailOutbox).set({ dueAt: sql`now()` }).where(eq(mailOutbox.status, 'queued'))

describe('a held mail', () => {
  it('leaves when its time has come, though nobody tells of it', async () => {
    const { sent, transport } = mailRecorder()
    const outbox = createOutbox({ database: test.database, transport, log })
    await outbox.start()
    await queue({ heldSeconds: 0.4 })
    await outbox.deliver()
    expect(sent).toEqual([])
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 5_000 })
    await outbox.stop()
  })

  it('is not kept before either, where no mail leaves', async () => {
    await queue({ heldSeconds: 60 })
    await deliver(undefined)
    expect(await rows()).toMatchObject([{ status: 'queued' }])
    await makeDue()
    await deliver(undefined)
    expect(await rows()).toMatchObject([{ status: 'kept' }])
  })

  it('is taken back while it is held, and not once it may have left', async () => {
    await queue({ heldSeconds: 60 })
    await queue({ causeKey: 'welcome:2' })
    const drop = (causeKey: string) => dropHeldMail(test.database.db, causeKey)
    expect([await drop('welcome:1'), await drop('welcome:1'), await drop('welcome:2')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await rows()).toMatchObject([{ causeKey: 'welcome:2' }])
  })
})

describe('the outbox', () => {
  it('sends what was queued, with its attachments, once', async () => {
    const ics = {
      filename: 'rendez-vous.ics',
      contentType: 'text/calendar',
      content: Buffer.from('BEGIN:VCALENDAR'),
    }
    await queue({ attachments: [ics] })
    const { sent, transport } = mailRecorder()
    await deliver(transport)
    await deliver(transport)
    expect(sent).toEqual([
      {
        messageId: expect.stringMatching(/^[0-9a-f]{32}$/),
        to: 'anne@example.fr',
        language: 'fr',
        subject: 'Bienvenue',
        html: '<p>Bienvenue</p>',
        text: 'Bienvenue',
        byHand: false,
        attachments: [ics],
      },
    ])
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, settledAt: expect.any(Date) }])
  })

  it('writes one mail for one cause, however often it happens', async () => {
    await Promise.all([queue(), queue(), queue()])
    await queue({ subject: 'Encore' })
    expect(await rows()).toMatchObject([{ subject: 'Bienvenue' }])
  })

  it('holds no mail of a transaction that was undone', async () => {
    const undone = test.database.db.transaction(async (tx) => {
      await queueMail(tx, welcome)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rows()).toEqual([])
  })

  it('keeps mails to be read where there is no mail server', async () => {
    await queue()
    await deliver(undefined)
    expect(await rows()).toMatchObject([{ status: 'kept', attempts: 0, html: '<p>Bienvenue</p>' }])
  })

  it('does not send later what it kept', async () => {
    await queue()
    await deliver(undefined)
    const { sent, transport } = mailRecorder()
    await deliver(transport)
    expect(sent).toEqual([])
  })

  it('tries a refused mail again later, under the same message id', async () => {
    await queue()
    const ids: string[] = []
    const { sent, transport } = mailRecorder(new Error('greylisted'))
    const noting: MailTransport = {
      ...transport,
      send: (mail) => {
        ids.push(mail.messageId)
        return transport.send(mail)
      },
    }
    await deliver(noting)
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1, lastError: 'greylisted' }])
    await deliver(noting)
    expect(sent).toHaveLength(0)
    await makeDue()
    await deliver(noting)
    expect(sent).toHaveLength(1)
    expect(new Set(ids).size).toBe(1)
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }])
  })

  it('gives up after eight attempts and notes why', async () => {
    await queue()
    const { transport } = mailRecorder(...Array.from({ length: 8 }, () => new Error('no such mailbox')))
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await makeDue()
      await deliver(transport)
    }
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 8, lastError: 'no such mailbox' }])
  })

  it('is not held up by one mail that fails', async () => {
    await queue()
    await queue({ causeKey: 'welcome:2', to: 'lea@example.fr' })
    const { sent, transport } = mailRecorder(new Error('refused'))
    await deliver(transport)
    expect(sent).toHaveLength(1)
  })

  it('sends each mail once when several processes deliver at the same time', async () => {
    for (let number = 0; number < 12; number += 1) await queue({ causeKey: `welcome:${number}` })
    const { sent, transport } = mailRecorder()
    await Promise.all([deliver(transport), deliver(transport), deliver(transport)])
    expect(sent.map(({ messageId }) => messageId).length).toBe(12)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(12)
  })

  it('fetches together what is written in one breath', async () => {
    const outbox = createOutbox({ database: test.database, transport: undefined, log })
    const rounds = vi.spyOn(test.database.db, 'update')
    await outbox.start()
    for (let written = 0; written < 20; written++) await queue({ causeKey: `welcome:${written}` })
    await expect.poll(async () => (await rows()).filter(({ status }) => status === 'kept').length).toBe(20)
    await outbox.stop()
    expect(rounds.mock.calls.length).toBeLessThan(10)
    rounds.mockRestore()
  })

  it('is delivered as soon as a transaction that wrote a mail commits, until it stops', async () => {
    const { sent, transport } = mailRecorder()
    const outbox = createOutbox({ database: test.database, transport, log })
    await outbox.start()
    await queue()
    await expect.poll(() => sent.length, { timeout: 3_000 }).toBe(1)
    await outbox.stop()
    await queue({ causeKey: 'welcome:2' })
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['queued', 'sent'])
  })
})

it('forgets old mails of a cause whatever became of them, and none that waits', async () => {
  const { db } = test.database
  const [longAgo, lately] = [new Date('2026-01-01T08:00:00Z'), new Date('2026-03-01T08:00:00Z')]
  const settle = async (
    causeKey: string,
    change: { status: 'sent' | 'failed' | 'kept'; settledAt: Date },
  ) => {
    await queue({ causeKey })
    await db.update(mailOutbox).set(change).where(eq(mailOutbox.causeKey, causeKey))
  }
  for (const status of ['sent', 'failed', 'kept'] as const) {
    await settle(`letter:old-${status}`, { status, settledAt: longAgo })
    await settle(`letter:new-${status}`, { status, settledAt: lately })
    await settle(`order:old-${status}`, { status, settledAt: longAgo })
  }
  await queue({ causeKey: 'letter:waiting' })
  await clearSettledMails(db, { causesFrom: 'letter:', before: new Date('2026-02-01T08:00:00Z') })
  const left = (await rows()).map(({ causeKey }) => causeKey).toSorted()
  expect(left).toEqual([
    'letter:new-failed',
    'letter:new-kept',
    'letter:new-sent',
    'letter:waiting',
    'order:old-failed',
    'order:old-kept',
    'order:old-sent',
  ])
})
