import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { subjectsTo } from '../../../testing/mailed-link.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { defaultHouse } from '../../settings/settings.defaults.ts'
import type { ContactContract } from '../contact.contract.ts'
import type { InboxContract } from '../inbox.contract.ts'
import { contactRoutes } from './contact.routes.ts'
import { contactMessages, contactReplies } from './contact-messages.table.ts'
import { inboxRoutes } from './inbox.routes.ts'
import { clearOldMessages } from './messages/clear-old-messages.ts'

const dispatcher = createDispatcher({ modules: [contactRoutes, inboxRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess
let staff: { readonly id: string }
let other: { readonly id: string }
let visitors = 0

const db = () => test.database.db

const writing = (lng: 'fr' | 'en' = 'fr') =>
  createApi<ContactContract>((key, call) => {
    const visitor = { ip: `198.51.100.${++visitors % 250}`, device: '' }
    return dispatcher.call(app.context({ lng, visitor }), key, call)
  }, lng)

const inboxOf = ({ id }: { readonly id: string }, role: 'staff' | 'admin' = 'staff') =>
  createApi<InboxContract>(
    (key, call) => dispatcher.call(app.context({ caller: { id, role } }), key, call),
    'fr',
  )

const inbox = (role: 'staff' | 'admin' = 'staff') => inboxOf(role === 'staff' ? staff : other, role)

const words = (changes: object = {}) => ({
  fullName: 'Claire Dumas',
  email: `claire-${++visitors}@example.fr`,
  subject: 'Un ourlet',
  message: 'Bonjour, pouvez-vous reprendre un ourlet ?',
  ...changes,
})

const receive = async (changes: object = {}, lng: 'fr' | 'en' = 'fr') => {
  const body = words(changes)
  await writing(lng)('POST /contact', { body })
  const [row] = await db()
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, body.email.toLowerCase()))
  return { id: row?.id ?? '', email: body.email.toLowerCase() }
}

const read = async (id: string) => (await inbox()('GET /admin/messages/{id}', { params: { id } })).message

const change = async (id: string, body: { assignee?: string | null; closed?: boolean }) => {
  const { version } = await read(id)
  return (await inbox()('PATCH /admin/messages/{id}', { params: { id }, body: { version, ...body } })).message
}

const reply = async (id: string, text = 'Bien sûr, passez au salon.') => {
  const { version } = await read(id)
  return (await inbox()('POST /admin/messages/{id}/replies', { params: { id }, body: { version, text } }))
    .message
}

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ database: test.database })
  staff = await enterCustomer(app.context(), { role: 'staff' })
  other = await enterCustomer(app.context(), { role: 'admin' })
})

beforeEach(async () => {
  app = testProcess({ database: test.database })
  await db().delete(contactMessages)
  await db().delete(mailOutbox)
})

afterAll(() => test.close())

describe('a message', () => {
  it('is kept, its receipt goes to anyone who wrote, and a notice to the house', async () => {
    const { email, id } = await receive()
    expect(await subjectsTo(db(), email)).toEqual(['Nous avons bien reçu votre message'])
    expect(await subjectsTo(db(), defaultHouse.email)).toEqual(['Message de Claire Dumas\u00a0: Un ourlet'])
    expect(await read(id)).toMatchObject({ status: 'new', assignee: null, customer: false, replies: [] })
  })

  it('is thanked for in the language of its writer', async () => {
    const french = await writing()('POST /contact', { body: words() })
    expect(french.message).toContain('Nous vous répondrons dans les plus brefs délais.')
    const { email } = await receive({}, 'en')
    expect(await subjectsTo(db(), email)).toEqual(['We have received your message'])
  })

  it('is quoted to nobody but the house: the address may be somebody else’s', async () => {
    for (const lng of ['fr', 'en'] as const) {
      const { email } = await receive(
        {
          fullName: 'Gain sur www.nom.example',
          subject: 'Gain sur www.objet.example',
          message: 'Achetez mes montres sur www.montres.example',
        },
        lng,
      )
      const [receipt] = await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
      const written = `${receipt?.subject} ${receipt?.plainText} ${receipt?.html}`
      expect(written).toContain(lng === 'fr' ? 'Bonjour,' : 'Good day,')
      for (const word of ['nom.example', 'objet.example', 'montres']) expect(written).not.toContain(word)
    }
  })

  it('is kept once within a day, however often it is sent, also at the same moment', async () => {
    const body = words()
    await Promise.all([writing()('POST /contact', { body }), writing()('POST /contact', { body })])
    await writing()('POST /contact', { body })
    expect(await db().$count(contactMessages)).toBe(1)
    expect(await subjectsTo(db(), body.email)).toHaveLength(1)
    app.moveClock({ hours: 25 })
    await writing()('POST /contact', { body })
    expect(await db().$count(contactMessages)).toBe(2)
  })

  it('of a program that fills in what nobody sees is thanked for and not kept', async () => {
    const answer = await writing()('POST /contact', { body: words({ website: 'https://gain.example' }) })
    expect(answer.success).toBe(true)
    expect(await db().$count(contactMessages)).toBe(0)
    expect(await db().select().from(mailOutbox)).toEqual([])
  })

  it('has to wait after several to one mailbox', async () => {
    const email = 'inondee@example.fr'
    for (let sent = 0; sent < 6; sent++) await receive({ email, subject: `Message ${sent}` })
    await expect(receive({ email, subject: 'Encore' })).rejects.toMatchObject({ kind: 'too-many' })
  })
})

describe('the inbox', () => {
  it('gives a message to somebody, takes it back, closes it and opens it again, and keeps who did', async () => {
    const { id } = await receive()
    expect(await change(id, { assignee: other.id })).toMatchObject({
      status: 'in_progress',
      assignee: { _id: other.id },
    })
    expect(await change(id, { assignee: null })).toMatchObject({ status: 'new', assignee: null })
    expect(await change(id, { closed: true })).toMatchObject({ status: 'closed' })
    const { history, status } = await change(id, { closed: false })
    expect(status).toBe('new')
    expect(history.map(({ action }) => action)).toEqual(['assigned', 'unassigned', 'closed', 'reopened'])
    expect(history[0]).toMatchObject({
      by: expect.stringMatching(/\S+ \S+/),
      to: expect.stringMatching(/\S/),
    })
  })

  it('answers by mail, once under its key, and anyone who answers looks after it', async () => {
    const { id, email } = await receive({}, 'en')
    const { version } = await read(id)
    const body = { version, text: 'Of course.\n\nCome to the salon.' }
    const call = { params: { id }, body, idempotencyKey: 'reply-0123456789' }
    await inbox()('POST /admin/messages/{id}/replies', call)
    const { message } = await inbox()('POST /admin/messages/{id}/replies', call)
    expect(message).toMatchObject({ status: 'answered', assignee: { _id: staff.id } })
    expect(message.replies.map(({ text }) => text)).toEqual([body.text])
    expect(await subjectsTo(db(), email)).toEqual(['We have received your message', 'Re: Un ourlet'])
    const mails = await db()
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.id)
    const answer = mails.find(({ subject }) => subject === 'Re: Un ourlet')
    expect(mails.map(({ byHand }) => byHand)).toEqual([false, true])
    expect(answer?.plainText).toContain('Come to the salon.')
    expect(answer?.plainText).toContain('pouvez-vous reprendre un ourlet')
  })

  it('opens again what was closed when it is answered', async () => {
    const { id } = await receive()
    await change(id, { closed: true })
    expect(await reply(id)).toMatchObject({ status: 'answered' })
    expect(await change(id, { closed: true })).toMatchObject({ status: 'closed' })
    expect(await change(id, { closed: false })).toMatchObject({ status: 'answered' })
  })

  it('lets one of two answer who have read the same', async () => {
    const { id, email } = await receive()
    const body = { version: 0, text: 'Bien sûr.' }
    const answers = await Promise.allSettled(
      [staff, other].map((member) =>
        inboxOf(member)('POST /admin/messages/{id}/replies', { params: { id }, body }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'changed_meanwhile', kind: 'conflict' },
    })
    expect(await db().$count(contactReplies)).toBe(1)
    expect(await subjectsTo(db(), email)).toHaveLength(2)
  })

  it('gives nothing to a customer, nor to nobody', async () => {
    const { id } = await receive()
    const customer = await enterCustomer(app.context())
    for (const assignee of [customer.id, 'nonsense', '00000000-0000-4000-8000-000000000000'])
      await expect(change(id, { assignee })).rejects.toMatchObject({ code: 'nobody_of_the_house' })
    for (const missing of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      await expect(read(missing)).rejects.toMatchObject({ code: 'message_not_found' })
  })

  it('stays with anyone who has left the house until it is given to somebody else', async () => {
    const former = await enterCustomer(app.context(), { role: 'staff' })
    const { id } = await receive()
    await change(id, { assignee: former.id })
    await db().update(accounts).set({ role: 'user' }).where(eq(accounts.id, former.id))
    const { message, team } = await inbox()('GET /admin/messages/{id}', { params: { id } })
    expect(message.assignee).toEqual({ _id: former.id, name: expect.stringMatching(/\S+ \S+/) })
    expect(team.map(({ _id }) => _id)).not.toContain(former.id)
    expect(await change(id, { assignee: former.id })).toMatchObject({ assignee: { _id: former.id } })
    expect(await change(id, { assignee: other.id })).toMatchObject({ assignee: { _id: other.id } })
    await expect(change(id, { assignee: former.id })).rejects.toMatchObject({ code: 'nobody_of_the_house' })
  })

  it('is told apart by status, by who looks after it and by words, newest first, page by page', async () => {
    const one = await receive({ fullName: 'Hélène Roux' })
    app.moveClock({ minutes: 1 })
    const two = await receive({ subject: 'Un essayage' })
    await change(one.id, { assignee: staff.id })
    const list = async (query: object) => {
      const { messages, count } = await inbox()('GET /admin/messages', { query })
      return { ids: messages.map(({ _id }) => _id), count }
    }
    expect(await list({})).toEqual({ ids: [two.id, one.id], count: 2 })
    expect(await list({ limit: 1, page: 2 })).toEqual({ ids: [one.id], count: 2 })
    expect(await list({ status: 'new' })).toEqual({ ids: [two.id], count: 1 })
    expect(await list({ assigned: 'mine' })).toEqual({ ids: [one.id], count: 1 })
    expect(await list({ assigned: 'nobody' })).toEqual({ ids: [two.id], count: 1 })
    expect(await list({ received: '2020-01-01..' })).toEqual({ ids: [two.id, one.id], count: 2 })
    expect(await list({ received: '..2020-01-01' })).toEqual({ ids: [], count: 0 })
    expect(await list({ search: 'helene' })).toEqual({ ids: [one.id], count: 1 })
    const { counts } = await inbox()('GET /admin/messages', { query: {} })
    expect(counts).toEqual({ new: 1, in_progress: 1, answered: 0, closed: 0 })
  })

  it('knows the customer whose confirmed address it is', async () => {
    const customer = await enterCustomer(app.context())
    const email = 'Connue@example.fr'
    const emailConfirmedAt = new Date()
    await db().update(accounts).set({ email, emailConfirmedAt }).where(eq(accounts.id, customer.id))
    const { id } = await receive({ email: email.toUpperCase() })
    expect((await read(id)).customer).toBe(true)
  })
})

describe('an old message', () => {
  const leftAfter = async (days: number) => {
    app.moveClock({ hours: 24 * days })
    await clearOldMessages(app.context())
    return (await db().select({ id: contactMessages.id }).from(contactMessages)).map(({ id }) => id)
  }

  it('is forgotten a year after it was closed, and not while it waits for an answer', async () => {
    const [open, closed] = [await receive(), await receive()]
    await change(closed.id, { closed: true })
    expect(await leftAfter(364)).toHaveLength(2)
    expect(await leftAfter(2)).toEqual([open.id])
  })

  it('is forgotten a year after its last answer, though nobody closed it', async () => {
    const { id } = await receive()
    await reply(id)
    app.moveClock({ hours: 24 * 200 })
    await reply(id, 'Êtes-vous passée ?')
    expect(await leftAfter(364)).toEqual([id])
    expect(await leftAfter(2)).toEqual([])
    expect(await db().$count(contactReplies)).toBe(0)
  })
})

it('is deleted for good with all that tells of it, and the log quotes nothing', async () => {
  const [kept, { id, email }] = [await receive(), await receive({ fullName: 'Odile Marchand' })]
  await reply(id)
  await inbox('admin')('DELETE /admin/messages/{id}', { params: { id } })
  expect(await db().select({ id: contactMessages.id }).from(contactMessages)).toEqual([{ id: kept.id }])
  expect(await db().$count(contactReplies)).toBe(0)
  const mails = await db().select().from(mailOutbox)
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [kept.email, defaultHouse.email].toSorted(),
  )
  const deeds = await db().select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(deeds.map(({ action }) => action)).toEqual(['message.replied', 'message.deleted'])
  for (const word of ['Odile', email, 'ourlet']) expect(JSON.stringify(deeds)).not.toContain(word)
  for (const gone of [id, 'nonsense', '00000000-0000-4000-8000-000000000000'])
    await expect(
      inbox('admin')('DELETE /admin/messages/{id}', { params: { id: gone } }),
    ).rejects.toMatchObject({ code: 'message_not_found' })
})
