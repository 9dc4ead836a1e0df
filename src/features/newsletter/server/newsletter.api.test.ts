import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { newestLink, subjectsTo } from '../../../testing/mailed-link.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { MailReportsContract } from '../mail-reports.contract.ts'
import type { NewsletterContract } from '../newsletter.contract.ts'
import type { SubscribersContract } from '../subscribers.contract.ts'
import { mailReportsRoutes } from './mail-reports.routes.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterSubscribers } from './newsletter.table.ts'
import { subscribersRoutes } from './subscribers.routes.ts'
import { clearOldSubscribers } from './subscribing/clear-old-subscribers.ts'
import { confirmationAsked, sendConfirmation } from './subscribing/send-confirmation.ts'

const dispatcher = createDispatcher({
  modules: [newsletterRoutes, subscribersRoutes, mailReportsRoutes],
  checkAnswers: true,
})

let test: TestDatabase
let app: TestProcess
let adminId: string
let visitors = 0

const db = () => test.database.db

const api = (lng: 'fr' | 'en' = 'fr') =>
  createApi<NewsletterContract>((key, call) => {
    const visitor = { ip: `198.51.100.${++visitors % 250}`, device: '' }
    return dispatcher.call(app.context({ lng, visitor }), key, call)
  }, lng)

const moderation = (lng: 'fr' | 'en' = 'fr') =>
  createApi<SubscribersContract>(
    (key, call) => dispatcher.call(app.context({ lng, caller: { id: adminId, role: 'admin' } }), key, call),
    lng,
  )

const anyEmail = () => `lettre-${++visitors}@example.fr`

/** Does what the house has put off. */
const work = async () => {
  for (const { name, data } of app.enqueued.splice(0))
    if (name === confirmationAsked.name)
      await sendConfirmation(app.context(), confirmationAsked.data.parse(data).subscriberId)
}

const ask = async (email = anyEmail(), lng: 'fr' | 'en' = 'fr') => {
  const answer = await api(lng)('POST /newsletter', { body: { email, source: 'footer' } })
  await work()
  return { answer, email: email.toLowerCase() }
}

const confirm = (token: string) => api()('POST /newsletter/confirm', { body: { token } })
const stop = (token: string) => api()('POST /newsletter/unsubscribe', { body: { token } })

const subscribed = async (email = anyEmail(), lng: 'fr' | 'en' = 'fr') => {
  await ask(email, lng)
  await confirm(await newestLink(db()))
  const [row] = await db()
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email.toLowerCase()))
  return { email: email.toLowerCase(), id: row?.id ?? '', stopKey: row?.stopKey ?? '' }
}

const proofOf = async (id: string) =>
  (await moderation()('GET /admin/newsletter/{id}', { params: { id } })).proof.map(({ action }) => action)

const statusOf = async (id: string) =>
  (await moderation()('GET /admin/newsletter/{id}', { params: { id } })).subscriber.status

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ database: test.database })
  adminId = (await enterCustomer(app.context(), { role: 'admin' })).id
})

beforeEach(async () => {
  app = testProcess({ database: test.database })
  await db().delete(newsletterSubscribers)
  await db().delete(mailOutbox)
})

afterAll(() => test.close())

describe('an address', () => {
  it('is asked to confirm before it is subscribed, and then given the welcome code', async () => {
    const { email } = await ask('Jeanne@Example.fr')
    expect(await subjectsTo(db(), email)).toEqual(['Confirmez votre inscription à nos lettres'])
    await confirm(await newestLink(db()))
    expect(await subjectsTo(db(), email)).toEqual(['Confirmez votre inscription à nos lettres', 'Bienvenue'])
    const mails = await db().select().from(mailOutbox).orderBy(mailOutbox.id)
    expect(mails[1]?.plainText).toContain(
      'voici un code\u00a0: BIENVENUE10. Il retire 10\u00a0% du sous-total',
    )
  })

  it('is given the same code in English', async () => {
    const { email } = await subscribed(anyEmail(), 'en')
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    const welcome = mails.find(({ subject }) => subject === 'Welcome')
    expect(welcome?.plainText).toContain('here is a code: BIENVENUE10. It takes 10% off the subtotal')
  })

  it('is written to in the language it was given in, each mail with the way out for programs', async () => {
    const { email, stopKey } = await subscribed(anyEmail(), 'en')
    expect(await subjectsTo(db(), email)).toEqual(['Confirm your subscription to our letters', 'Welcome'])
    for (const { unsubscribeUrl } of await db().select().from(mailOutbox))
      expect(unsubscribeUrl).toContain(`/newsletter/desinscription?token=${stopKey}&lng=en`)
  })

  it('that is subscribed already is answered alike, and hears nothing', async () => {
    const { email } = await subscribed()
    const known = await ask(email)
    const unknown = await ask()
    expect(known.answer).toEqual(unknown.answer)
    expect(await subjectsTo(db(), email)).toHaveLength(2)
  })

  it('is confirmed once, however often the link is pressed, also twice at a time', async () => {
    const { email } = await ask()
    const token = await newestLink(db())
    await Promise.all([confirm(token), confirm(token)])
    await confirm(token)
    expect(await subjectsTo(db(), email)).toHaveLength(2)
  })

  it('cannot be confirmed by a link that is old, spent or none', async () => {
    await ask()
    const token = await newestLink(db())
    app.moveClock({ hours: 24 * 7 + 1 })
    for (const tried of [token, 'nonsense'])
      await expect(confirm(tried)).rejects.toMatchObject({ code: 'link_spent' })
  })

  it('that is asked for twice is confirmed by the link of either mail', async () => {
    for (const pressed of ['first', 'second']) {
      const { email } = await ask()
      const first = await newestLink(db())
      app.moveClock({ hours: 1 })
      await ask(email)
      expect(await subjectsTo(db(), email)).toHaveLength(2)
      await confirm(pressed === 'first' ? first : await newestLink(db()))
      expect(await subjectsTo(db(), email)).toHaveLength(3)
    }
  })

  it('is asked once under one key', async () => {
    const body = { email: anyEmail() }
    const idempotencyKey = 'letter-0123456789'
    await api()('POST /newsletter', { body, idempotencyKey })
    await api()('POST /newsletter', { body, idempotencyKey })
    expect(app.enqueued).toHaveLength(1)
  })

  it('that a program filled in is thanked for and not kept', async () => {
    const body = { email: anyEmail(), website: 'https://gain.example' }
    expect((await api()('POST /newsletter', { body })).success).toBe(true)
    expect(await db().$count(newsletterSubscribers)).toBe(0)
  })
})

describe('anyone who leaves', () => {
  it('is gone at once, by the key of any letter, and as often as it is pressed', async () => {
    const { id, stopKey } = await subscribed()
    await stop(stopKey)
    await stop(stopKey)
    expect(await statusOf(id)).toBe('left')
    expect(await proofOf(id)).toEqual(['asked', 'confirmed', 'left'])
  })

  it('is told so, as is anyone who was never there', async () => {
    const { stopKey } = await subscribed()
    expect(await stop(stopKey)).toEqual(await stop('nothing-of-the-kind'))
  })

  it('may come back, and gets no second code', async () => {
    const { id, email, stopKey } = await subscribed()
    await stop(stopKey)
    app.moveClock({ hours: 1 })
    await ask(email)
    expect(await statusOf(id)).toBe('waiting')
    await confirm(await newestLink(db()))
    expect(await statusOf(id)).toBe('subscribed')
    expect(await subjectsTo(db(), email)).toEqual([
      'Confirmez votre inscription à nos lettres',
      'Bienvenue',
      'Confirmez votre inscription à nos lettres',
      'Contents de vous retrouver',
    ])
    expect(await proofOf(id)).toEqual(['asked', 'confirmed', 'left', 'asked', 'confirmed'])
  })

  it('ends what was asked again for the address, by the same key', async () => {
    const { id, email, stopKey } = await subscribed()
    await stop(stopKey)
    app.moveClock({ hours: 1 })
    await ask(email)
    const token = await newestLink(db())
    await stop(stopKey)
    expect(await statusOf(id)).toBe('left')
    expect(await proofOf(id)).toEqual(['asked', 'confirmed', 'left', 'asked', 'left'])
    await expect(confirm(token)).rejects.toMatchObject({ code: 'link_spent' })
    app.moveClock({ hours: 1 })
    await ask(email)
    await expect(confirm(token)).rejects.toMatchObject({ code: 'link_spent' })
    await moderation()('PUT /admin/newsletter/{id}/removal', { params: { id } })
    expect(await statusOf(id)).toBe('left')
  })

  it('and is asked for again without an answer has left, and the proof of it stays', async () => {
    const { id, email, stopKey } = await subscribed()
    await stop(stopKey)
    app.moveClock({ hours: 1 })
    await ask(email)
    const token = await newestLink(db())
    app.moveClock({ hours: 24 * 8 })
    await clearOldSubscribers(app.context())
    expect(await statusOf(id)).toBe('left')
    await expect(confirm(token)).rejects.toMatchObject({ code: 'link_spent' })
    expect(await proofOf(id)).toEqual(['asked', 'confirmed', 'left', 'asked'])
  })

  it('cannot be brought back by an older link', async () => {
    const { email } = await ask()
    const token = await newestLink(db())
    const [row] = await db()
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email))
    await stop(row?.stopKey ?? '')
    await expect(confirm(token)).rejects.toMatchObject({ code: 'link_spent' })
  })
})

describe('the house', () => {
  it('sees each address with where it stands, finds it, and page by page', async () => {
    const one = await subscribed('alice@example.fr')
    app.moveClock({ minutes: 1 })
    const two = await subscribed('berthe@example.fr')
    await stop(two.stopKey)
    app.moveClock({ minutes: 1 })
    await ask('claire@example.fr')
    const list = async (query: object) => {
      const { subscribers, count, counts } = await moderation()('GET /admin/newsletter', { query })
      return { emails: subscribers.map(({ email }) => email), count, counts }
    }
    const counts = { waiting: 1, subscribed: 1, left: 1 }
    expect(await list({})).toEqual({
      emails: ['claire@example.fr', 'berthe@example.fr', 'alice@example.fr'],
      count: 3,
      counts,
    })
    expect(await list({ status: 'subscribed' })).toEqual({ emails: [one.email], count: 1, counts })
    expect((await list({ limit: 1, page: 2 })).emails).toEqual([two.email])
    expect((await list({ search: 'BERTHE' })).emails).toEqual([two.email])
  })

  it('keeps when, where and to which words somebody agreed', async () => {
    const { id } = await subscribed()
    const { proof } = await moderation()('GET /admin/newsletter/{id}', { params: { id } })
    expect(proof[0]).toMatchObject({ action: 'asked', source: 'footer', language: 'fr', version: '2026-11' })
    expect(proof[0]?.from).toMatch(/^[\w-]{24}$/)
  })

  it.each([
    [
      'fr',
      'lettre-inscriptions',
      'Adresse;État;Langue;Formulaire;Demandée;Confirmée;Désinscrite;Version du texte;Adresse réseau (pseudonyme)',
      'Inscrite;Anglais;Pied de page',
    ],
    [
      'en',
      'newsletter-subscriptions',
      'Address;Status;Language;Form;Asked;Confirmed;Unsubscribed;Version of the text;Network address (pseudonym)',
      'Subscribed;English;Footer',
    ],
  ] as const)(
    'takes what it looks at into a spreadsheet, with the proof, in %s',
    async (lng, file, header, told) => {
      // Already the next day in Paris, and two hours later there than by UTC.
      const tillNight = Temporal.Instant.from('2026-10-14T22:30:00Z').since(app.context().clock.now())
      app.moveClock({ seconds: Math.round(tillNight.total('seconds')) })
      const { email } = await subscribed('-cmd@example.fr', 'en')
      await ask()
      const call = { query: { status: 'subscribed' } } as const
      const { fileName, bytes } = await moderation(lng)('GET /admin/newsletter-export', call)
      expect(fileName).toBe(`${file}-2026-10-15.csv`)
      const [head, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n')
      expect(head).toBe(header)
      expect(lines).toHaveLength(1)
      const at = '2026-10-15 00:30'
      expect(lines[0]).toMatch(new RegExp(`^'${email};${told};${at};${at};;2026-11;[\\w-]{24}$`))
    },
  )

  it('writes down who took the addresses along, and how many, but none of them', async () => {
    const { email } = await subscribed()
    await moderation()('GET /admin/newsletter-export', { query: { search: email } })
    const [deed] = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'newsletter.exported'))
      .orderBy(desc(auditLog.id))
    expect(deed).toMatchObject({ actorId: adminId, after: { addresses: 1 } })
    expect(JSON.stringify(deed)).not.toContain(email)
  })

  it('ends it for anyone who asked, and writes that it did', async () => {
    const { id } = await subscribed()
    await moderation()('PUT /admin/newsletter/{id}/removal', { params: { id } })
    expect(await proofOf(id)).toEqual(['asked', 'confirmed', 'removed'])
    const gone = { params: { id: '00000000-0000-4000-8000-000000000000' } }
    for (const call of [gone, { params: { id: 'nonsense' } }]) {
      await expect(moderation()('PUT /admin/newsletter/{id}/removal', call)).rejects.toMatchObject({
        code: 'subscriber_not_found',
      })
      await expect(moderation()('GET /admin/newsletter/{id}', call)).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
  })

  it('forgets who never confirmed, who is silent for three years, and old proof', async () => {
    const leaving = await subscribed('partie@example.fr')
    await stop(leaving.stopKey)
    await subscribed('fidele@example.fr')
    await ask('jamais@example.fr')
    const leftAfter = async (days: number) => {
      app.moveClock({ hours: 24 * days })
      await clearOldSubscribers(app.context())
      return (await db().select().from(newsletterSubscribers)).map(({ email }) => email).toSorted()
    }
    expect(await leftAfter(8)).toEqual(['fidele@example.fr', 'partie@example.fr'])
    expect(await leftAfter(3 * 366)).toEqual(['partie@example.fr'])
    expect(await leftAfter(2 * 366)).toEqual([])
  })
})

describe('a report of the mail server', () => {
  const reports = () =>
    createApi<MailReportsContract>(
      (key, call) => dispatcher.call(app.context({ caller: { id: adminId, role: 'admin' } }), key, call),
      'fr',
    )
  const tell = async (report: unknown, signature?: string) => {
    const { key } = await reports()('GET /admin/mail-reports', {})
    const body = Buffer.from(typeof report === 'string' ? report : JSON.stringify(report))
    await reports()('POST /mail-reports', { raw: { body, signature: signature ?? key } })
  }

  it.each([
    [{ type: 'bounce', permanent: true }, 'bounced'],
    [{ type: 'complaint' }, 'complained'],
  ])('%j ends the newsletter once and says why', async (report, reason) => {
    const { email, id } = await subscribed()
    await tell({ ...report, email: email.toUpperCase() })
    await tell({ ...report, email })
    expect(await statusOf(id)).toBe('left')
    const { proof } = await moderation()('GET /admin/newsletter/{id}', { params: { id } })
    expect(proof.slice(2)).toMatchObject([{ action: 'left', reason, from: null }])
  })

  it('changes nothing of a mailbox that is full, of an unknown address, and without the key', async () => {
    const { email, id } = await subscribed()
    await tell({ type: 'bounce', email })
    await tell({ type: 'complaint', email: 'nobody@example.fr' })
    await tell({ type: 'complaint', email: 'a\u0000b' })
    await expect(tell({ type: 'complaint', email }, 'another')).rejects.toMatchObject({
      code: 'report_refused',
    })
    await expect(tell('{')).rejects.toMatchObject({ code: 'malformed_request' })
    expect(await statusOf(id)).toBe('subscribed')
  })
})
