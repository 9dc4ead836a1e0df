import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { testNow } from '../../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { newestLink, subjectsTo } from '../../../../testing/mailed-link.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import type { ReviewReportsContract } from '../../review-reports.contract.ts'
import type { TestimonialModerationContract } from '../../testimonial-moderation.contract.ts'
import type { TestimonialsContract } from '../../testimonials.contract.ts'
import { clearOldReports } from '../reports/clear-old-reports.ts'
import { reviewReports } from '../reports/review-reports.table.ts'
import { reviewReportsRoutes } from '../review-reports.routes.ts'
import { testimonialModerationRoutes } from '../testimonial-moderation.routes.ts'
import { testimonialsRoutes } from '../testimonials.routes.ts'
import { clearOldTestimonials } from './clear-old-testimonials.ts'
import { writtenTestimonials } from './testimonials.personal-data.ts'
import { testimonials } from './testimonials.table.ts'

const dispatcher = createDispatcher({
  modules: [testimonialsRoutes, testimonialModerationRoutes, reviewReportsRoutes],
  checkAnswers: true,
})

let test: TestDatabase
let app: TestProcess
let adminId: string
let visitors = 0

interface From {
  readonly admin?: boolean
  readonly lng?: 'fr' | 'en'
  readonly address?: string
}

const api = ({ admin = false, lng = 'fr', address = `198.51.100.${++visitors % 250}` }: From = {}) =>
  createApi<TestimonialsContract & TestimonialModerationContract>((key, call) => {
    const caller = admin ? { id: adminId, role: 'admin' as const } : null
    return dispatcher.call(app.context({ lng, caller, visitor: { ip: address, device: '' } }), key, call)
  }, lng)

const moderation = (lng: 'fr' | 'en' = 'fr') => api({ admin: true, lng })
const db = () => test.database.db
let written = 0

type Sent = Parameters<ReturnType<typeof api>>[1] extends infer Call
  ? Call extends { body: infer Body }
    ? Body
    : never
  : never

const words = (changes: Partial<Sent> = {}) => ({
  name: 'Claire Dumas',
  occasion: 'Mariage',
  content: `Une robe rêvée, la ${++written}e de ma vie.`,
  rating: 5,
  ...changes,
})

const send = async (changes: object = {}, from: From = {}) => {
  const body = words(changes)
  const answer = await api(from)('POST /reviews', { body })
  const [row] = await db().select().from(testimonials).where(eq(testimonials.content, body.content))
  return { answer, row, id: row?.id ?? '' }
}

const published = async (page = 1, limit = 10) =>
  (await api()('GET /reviews/approved', { query: { page, limit } })).data

const report = (review: string, address = `203.0.113.${++visitors % 250}`) =>
  createApi<ReviewReportsContract>(
    (key, call) => dispatcher.call(app.context({ visitor: { ip: address, device: '' } }), key, call),
    'fr',
  )('POST /review-reports', {
    body: { kind: 'testimonial', review, reason: 'personal_data', details: 'On y lit mon nom.' },
  })

const approve = (id: string) => moderation()('PATCH /reviews/{id}/approve', { params: { id } })
const reject = (id: string) =>
  moderation()('PATCH /reviews/{id}/reject', { params: { id }, body: { reason: 'off_topic' } })

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ database: test.database })
  adminId = (await enterCustomer(app.context(), { role: 'admin' })).id
})

beforeEach(async () => {
  await db().delete(testimonials)
  await db().delete(mailOutbox)
  app = testProcess({ database: test.database })
})

afterAll(() => test.close())

describe('a testimonial that is sent', () => {
  it('is thanked for, in the words of the house, and read before anybody sees it', async () => {
    const { answer, row } = await send()
    expect(answer.message).toBe('Votre avis a été soumis avec succès ! Il sera publié après validation.')
    expect(row).toMatchObject({ status: 'pending', suspicion: null, email: null })
    expect(await published()).toEqual({ reviews: [], page: 1, totalPages: 0, total: 0, average: null })
  })

  it('may tell of a month that has begun', async () => {
    expect((await send({ experiencedIn: '2026-10' })).row?.experiencedIn).toBe('2026-10-01')
    await expect(send({ experiencedIn: '2026-11' })).rejects.toMatchObject({ code: 'not_begun' })
  })

  it('takes an empty address for none', async () => {
    expect((await send({ email: ' ' })).row?.email).toBeNull()
    expect(await db().select().from(mailOutbox)).toEqual([])
  })

  it('is kept once under its key, and once however often it is sent without one', async () => {
    const body = words()
    await api()('POST /reviews', { body, idempotencyKey: 'once-0123456789' })
    await api()('POST /reviews', { body, idempotencyKey: 'once-0123456789' })
    await api()('POST /reviews', { body: { ...body, content: `${body.content.toUpperCase()} !` } })
    expect(await db().select().from(testimonials)).toHaveLength(1)
  })

  it('takes an address that was forgotten the first time, while it waits', async () => {
    const body = words()
    await api()('POST /reviews', { body })
    const later = { ...body, email: 'oubliee@example.fr' }
    await api()('POST /reviews', { body: later })
    await api()('POST /reviews', { body: { ...later, email: 'une-autre@example.fr' } })
    expect(await db().select().from(testimonials)).toMatchObject([{ email: 'oubliee@example.fr' }])
    expect(await subjectsTo(db(), 'oubliee@example.fr')).toHaveLength(1)
    expect(await subjectsTo(db(), 'une-autre@example.fr')).toEqual([])
  })

  it('is kept once when it is sent twice at the same moment', async () => {
    const body = words({ email: 'deux@example.fr' })
    await Promise.all([api()('POST /reviews', { body }), api()('POST /reviews', { body })])
    expect(await db().select().from(testimonials)).toHaveLength(1)
    expect(await subjectsTo(db(), 'deux@example.fr')).toHaveLength(1)
  })
})

describe('spam', () => {
  it('that fills in what nobody sees is thanked like anybody and not kept', async () => {
    const { answer, row } = await send({ website: 'https://gain.example' })
    expect(answer.success).toBe(true)
    expect(row).toBeUndefined()
  })

  it('that looks like it waits apart, for a person to decide', async () => {
    await send({ elapsedMs: 200 })
    await send({ content: 'Gagnez sur www.gain.example maintenant' })
    const body = words()
    await api()('POST /reviews', { body })
    await api()('POST /reviews', { body: { ...body, name: 'Quelqu’un d’autre' } })
    const { data } = await moderation()('GET /reviews/admin', { query: { status: 'suspected' } })
    expect(data.reviews.map(({ suspicion }) => suspicion).toSorted()).toEqual([
      'links',
      'repeated',
      'too_fast',
    ])
    expect(data.counts).toEqual({ pending: 1, suspected: 3, reported: 0, approved: 0, rejected: 0 })
  })

  it('has to wait after twenty from one network address', async () => {
    const address = '203.0.113.9'
    for (let sent = 0; sent < 20; sent++) await send({}, { address })
    await expect(send({}, { address })).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 15 })
    expect((await send({}, { address: '203.0.113.10' })).row).toBeDefined()
  })
})

describe('the house', () => {
  it('publishes: the testimonial is shown with its date, and pages that show some fall', async () => {
    const { id } = await send({ experiencedIn: '2026-06' })
    app.announced.length = 0
    const { data } = await approve(id)
    expect(data.review).toMatchObject({ status: 'approved', approved: true })
    expect(app.announced).toEqual(['testimonials'])
    const { reviews, total, average } = await published()
    expect({ total, average }).toEqual({ total: 1, average: 5 })
    expect(reviews[0]).toMatchObject({
      _id: id,
      occasion: 'Mariage',
      experiencedIn: '2026-06',
      publishedAt: testNow.toString({ smallestUnit: 'millisecond' }),
      reply: null,
    })
    expect(reviews[0]).not.toHaveProperty('email')
  })

  it('refuses for a reason that is mailed once to a confirmed address, in its language', async () => {
    const email = 'Claire.Dumas@example.fr'
    const { id } = await send({ email }, { lng: 'en' })
    await api()('POST /reviews/confirm-email', { body: { token: await newestLink(db()) } })
    await reject(id)
    await reject(id)
    expect(await subjectsTo(db(), email.toLowerCase())).toEqual([
      'Confirm your address to follow your review',
      'Your review was not published',
    ])
    const mails = await db().select().from(mailOutbox).orderBy(mailOutbox.id)
    expect(mails.at(-1)?.plainText).toContain('on this ground: off topic')
  })

  it('says in French that what was published is no longer, and why', async () => {
    const email = 'retiree@example.fr'
    const { id } = await send({ email })
    await api()('POST /reviews/confirm-email', { body: { token: await newestLink(db()) } })
    await approve(id)
    await reject(id)
    const mails = await db().select().from(mailOutbox).orderBy(mailOutbox.id)
    expect(mails.at(-1)?.subject).toBe('Votre avis n’est plus publié')
    expect(mails.at(-1)?.plainText).toMatch(/pour ce motif\s: hors sujet\./)
  })

  it('hears what readers report, each once, and settles it by leaving the testimonial or taking it down', async () => {
    const { id } = await send()
    await expect(report(id)).rejects.toMatchObject({ kind: 'not-found' })
    await approve(id)
    await report(id, '192.0.2.50')
    await report(id, '192.0.2.50')
    await report(id)
    const reported = async () =>
      (await moderation()('GET /reviews/admin', { query: { status: 'reported' } })).data
    expect(await reported()).toMatchObject({
      reviews: [{ _id: id, reports: 2, status: 'approved' }],
      counts: { reported: 1, approved: 1 },
    })
    app.announced.length = 0
    expect((await approve(id)).data.review).toMatchObject({ reports: 0, status: 'approved' })
    expect(app.announced).toEqual([])
    expect((await reported()).reviews).toEqual([])
    const opened = await moderation()('GET /reviews/{id}', { params: { id } })
    expect(opened.data.reported).toMatchObject([
      { reason: 'personal_data', details: 'On y lit mon nom.', settled: true },
      { settled: true },
    ])
    expect(opened.data.history.map(({ action }) => action)).toEqual(['approved', 'kept'])
    await report(id, '192.0.2.51')
    await reject(id)
    expect((await reported()).reviews).toEqual([])
    await moderation()('DELETE /reviews/{id}', { params: { id } })
    expect(await db().$count(reviewReports)).toBe(0)
  })

  it('writes to nobody whose address is not confirmed, and tells them once it is', async () => {
    const email = 'tard@example.fr'
    const { id } = await send({ email })
    const token = await newestLink(db())
    await approve(id)
    expect(await subjectsTo(db(), email)).toEqual(['Confirmez votre adresse pour suivre votre avis'])
    const confirm = () => api()('POST /reviews/confirm-email', { body: { token } })
    await confirm()
    await confirm()
    expect(await subjectsTo(db(), email)).toEqual([
      'Confirmez votre adresse pour suivre votre avis',
      'Votre avis est publié',
    ])
  })

  it('takes a published one down again, and publishes a refused one', async () => {
    const { id } = await send()
    await approve(id)
    await reject(id)
    expect((await published()).total).toBe(0)
    await approve(id)
    expect((await published()).total).toBe(1)
    const { data } = await moderation()('GET /reviews/{id}', { params: { id } })
    expect(data.review.refusalReason).toBeNull()
    expect(data.history.map(({ action, reason }) => [action, reason])).toEqual([
      ['approved', null],
      ['rejected', 'off_topic'],
      ['approved', null],
    ])
    expect(data.history[0]?.by).toMatch(/\S+ \S+/)
  })

  it('answers below, changes its answer, and takes it away', async () => {
    const { id } = await send()
    await approve(id)
    const reply = (text: string) =>
      moderation()('PUT /reviews/{id}/reply', { params: { id }, body: { text } })
    app.announced.length = 0
    await reply('Merci, chère Claire.')
    expect((await published()).reviews[0]?.reply?.text).toBe('Merci, chère Claire.')
    await expect(
      moderation()('PUT /reviews/{id}/reply', { params: { id }, body: { text: 'Oh', replaces: '' } }),
    ).rejects.toMatchObject({ code: 'changed_meanwhile' })
    await reply('')
    expect((await published()).reviews[0]?.reply).toBeNull()
    await reject(id)
    await moderation()('DELETE /reviews/{id}', { params: { id } })
    expect(app.announced).toEqual(['testimonials', 'testimonials', 'testimonials', 'testimonials'])
  })

  it('decides several at once, and says which were gone', async () => {
    const [one, other] = [await send(), await send()]
    await moderation()('DELETE /reviews/{id}', { params: { id: other.id } })
    const decided = await moderation()('POST /admin/reviews/decisions', {
      body: { ids: [one.id, other.id, 'nonsense'], status: 'approved' },
    })
    expect(decided).toEqual({ success: true, decided: [one.id], missing: [other.id, 'nonsense'] })
    const without = moderation()('POST /admin/reviews/decisions', {
      body: { ids: [one.id], status: 'rejected' },
    })
    await expect(without).rejects.toMatchObject({ issues: [{ path: ['reason'] }] })
  })

  it('finds by words without their accents, and shows what waits oldest first', async () => {
    await send({ name: 'Hélène Roux' })
    app.moveClock({ minutes: 5 })
    await send({ name: 'Helene Petit' })
    await send({ name: 'Quelqu’un d’autre' })
    const { data } = await moderation()('GET /reviews/admin', {
      query: { status: 'pending', search: 'hélène' },
    })
    expect(data.reviews.map(({ name }) => name)).toEqual(['Hélène Roux', 'Helene Petit'])
    expect(data.total).toBe(2)
    const { data: before } = await moderation()('GET /reviews/admin', { query: { received: '..2020-01-01' } })
    expect([before.total, before.reviews]).toEqual([0, []])
  })

  it('knows nothing of one that is gone, or of anything that is no id', async () => {
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      await expect(approve(id)).rejects.toMatchObject({ code: 'testimonial_not_found' })
      await expect(reject(id)).rejects.toMatchObject({ code: 'testimonial_not_found' })
      const params = { id }
      const gone = { kind: 'not-found' }
      await expect(moderation()('GET /reviews/{id}', { params })).rejects.toMatchObject(gone)
      await expect(moderation()('DELETE /reviews/{id}', { params })).rejects.toMatchObject(gone)
      await expect(
        moderation()('PUT /reviews/{id}/reply', { params, body: { text: 'Merci' } }),
      ).rejects.toMatchObject(gone)
    }
  })

  it('publishes once when two of it do so at the same moment', async () => {
    const email = 'une@example.fr'
    const { id } = await send({ email })
    await api()('POST /reviews/confirm-email', { body: { token: await newestLink(db()) } })
    await Promise.all([approve(id), approve(id), approve(id)])
    expect(await subjectsTo(db(), email)).toHaveLength(2)
  })
})

describe('published testimonials', () => {
  it('come newest first, page by page', async () => {
    for (let age = 0; age < 5; age++) {
      app.moveClock({ minutes: 1 })
      const { id } = await send({ rating: age + 1 })
      await approve(id)
    }
    const first = await published(1, 2)
    expect(first).toMatchObject({ page: 1, totalPages: 3, total: 5, average: 3 })
    expect(first.reviews.map(({ rating }) => rating)).toEqual([5, 4])
    expect((await published(3, 2)).reviews.map(({ rating }) => rating)).toEqual([1])
    expect((await published(4, 2)).reviews).toEqual([])
  })
})

describe('what is kept', () => {
  it('is for a time: addresses nobody confirmed a week, all others and what was refused a year', async () => {
    const unproven = await send({ email: 'jamais@example.fr' })
    const proven = await send({ email: 'oui@example.fr' })
    await api()('POST /reviews/confirm-email', { body: { token: await newestLink(db()) } })
    const refused = await send()
    await approve(proven.id)
    await reject(refused.id)
    const emailsAfter = async (days: number) => {
      app.moveClock({ hours: 24 * days })
      await clearOldTestimonials(app.context())
      const rows = await db().select().from(testimonials)
      return Object.fromEntries(rows.map(({ id, email }) => [id, email]))
    }
    expect(await emailsAfter(8)).toEqual({
      [unproven.id]: null,
      [proven.id]: 'oui@example.fr',
      [refused.id]: null,
    })
    expect(await emailsAfter(358)).toEqual({ [unproven.id]: null, [proven.id]: null })
  })

  it('is, of a report, a year after it was settled; one that waits stays', async () => {
    const [settled, waiting] = [await send(), await send()]
    for (const { id } of [settled, waiting]) {
      await approve(id)
      await report(id)
    }
    await approve(settled.id)
    const keptAfter = async (days: number) => {
      app.moveClock({ hours: 24 * days })
      await clearOldReports(app.context())
      const rows = await db().select().from(reviewReports).orderBy(reviewReports.reportedAt)
      return rows.map(({ reviewId }) => reviewId)
    }
    expect((await keptAfter(364)).toSorted()).toEqual([settled.id, waiting.id].toSorted())
    expect(await keptAfter(2)).toEqual([waiting.id])
  })

  it('stays without a name when its author leaves, whose address it has to be', async () => {
    const email = 'partie@example.fr'
    const { id } = await send({ email })
    const person = { id: adminId, email: 'Partie@example.fr', isEmailConfirmed: true }
    expect(await writtenTestimonials.collect(db(), { ...person, isEmailConfirmed: false })).toEqual([])
    expect(await writtenTestimonials.collect(db(), person)).toHaveLength(1)
    const { erase } = writtenTestimonials
    const ctx = app.context()
    await ctx.write(async (tx) => erase?.(tx, { ...person, isEmailConfirmed: false }, { ...ctx, ...tx }))
    expect((await db().select().from(testimonials))[0]?.email).toBe(email)
    await ctx.write(async (tx) => erase?.(tx, person, { ...ctx, ...tx }))
    expect((await db().select().from(testimonials))[0]).toMatchObject({ id, name: 'Client', email: null })
  })

  it('is proven by a link that is good for a week', async () => {
    await send({ email: 'lente@example.fr' })
    const token = await newestLink(db())
    app.moveClock({ hours: 24 * 7 + 1 })
    for (const tried of [token, 'nonsense'])
      await expect(api()('POST /reviews/confirm-email', { body: { token: tried } })).rejects.toMatchObject({
        code: 'link_spent',
      })
  })
})
