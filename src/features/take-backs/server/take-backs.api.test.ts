import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import {
  aCustomer,
  appointmentsApi,
  bookedAppointment,
} from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { aWish, commissionsApi } from '../../../testing/commissions/commissions-api.ts'
import type { InboxContract } from '../../contact/inbox.contract.ts'
import { inboxRoutes } from '../../contact/server/inbox.routes.ts'
import type { ProductModerationContract } from '../../reviews/product-moderation.contract.ts'
import { productModerationRoutes } from '../../reviews/server/product-moderation.routes.ts'
import { testimonialModerationRoutes } from '../../reviews/server/testimonial-moderation.routes.ts'
import type { TestimonialModerationContract } from '../../reviews/testimonial-moderation.contract.ts'
import type { TakeBacksContract } from '../take-backs.contract.ts'
import { takeBacksRoutes } from './take-backs.routes.ts'

const dispatcher = createDispatcher({
  modules: [takeBacksRoutes, inboxRoutes, productModerationRoutes, testimonialModerationRoutes],
  checkAnswers: true,
})

let app: CatalogApp
let staff: Caller
let admin: Caller

const as = (caller: Caller) =>
  createApi<InboxContract & TakeBacksContract & ProductModerationContract & TestimonialModerationContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )

const takeBack = (kind: string, id: string, action: string, by = staff) =>
  as(by)('POST /admin/take-backs', { body: { kind, id, action } })

const rows = async (query: ReturnType<typeof sql>) => (await app.context().db.execute(query)).rows
const one = async (query: ReturnType<typeof sql>) => (await rows(query))[0]

/** What waits to leave, by the beginning of its cause. */
const held = async (cause: string) =>
  (await rows(sql`select id from mail_outbox where cause_key like ${`${cause}%`} and due_at > now()`)).length

const sendAll = () => rows(sql`update mail_outbox set status = 'sent', due_at = now()`)

beforeAll(async () => {
  app = await catalogApp()
  staff = await enterCustomer(app.context(), { role: 'staff' })
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

beforeEach(() => rows(sql`delete from mail_outbox`))

afterAll(() => app.close())

describe('an appointment', () => {
  const desk = () => appointmentsApi(app, { caller: staff })
  const stateOf = (id: string) =>
    one(sql`
      select status, starts_at, salon,
        (select count(*)::int from salon_times where appointment_id = a.id) as places,
        (select string_agg(kind, ' ' order by id) from appointment_events where appointment_id = a.id) as events
      from appointments a where id = ${id}`)

  const booked = () => bookedAppointment(app, { email: `jeanne-${randomUUID()}@example.fr` })

  it('that was moved is back where it was, and nobody was told', async () => {
    const { appointmentId: id, lastSlot } = await booked()
    const before = await stateOf(id)
    await desk()('PUT /admin/appointments/{id}', { params: { id }, body: { start: lastSlot } })
    expect(await held('appointment:movedByHouse')).toBe(1)
    await takeBack('appointment', id, 'appointment.moved')
    expect(await stateOf(id)).toEqual(before)
    expect(await held('appointment:movedByHouse')).toBe(0)
    await expect(takeBack('appointment', id, 'appointment.moved')).rejects.toMatchObject({
      code: 'changed_since',
    })
  })

  it('that was moved and told is moved back later, and that is told too', async () => {
    const { appointmentId: id, lastSlot } = await booked()
    const before = await stateOf(id)
    await desk()('PUT /admin/appointments/{id}', { params: { id }, body: { start: lastSlot } })
    await sendAll()
    await takeBack('appointment', id, 'appointment.moved')
    expect(await stateOf(id)).toMatchObject({ starts_at: before?.starts_at, events: 'booked moved moved' })
    const told = await rows(sql`select id from mail_outbox where cause_key like 'appointment:movedByHouse%'`)
    expect(told).toHaveLength(2)
  })

  it('that was cancelled stands again in its salon, unless the customer knows or somebody has its place', async () => {
    const { appointmentId: id } = await booked()
    const before = await stateOf(id)
    const cancel = () =>
      desk()('PUT /admin/appointments/{id}/status', {
        params: { id },
        body: { status: 'cancelled_by_house', reason: 'Un empêchement.' },
      })
    await cancel()
    expect(await stateOf(id)).toMatchObject({ places: 0 })
    await takeBack('appointment', id, 'appointment.cancelled-by-house')
    expect(await stateOf(id)).toEqual(before)
    await cancel()
    await rows(sql`
      insert into appointments (kind, status, starts_at, ends_at, salon, first_name, last_name, email, phone, language,
        booked_at, changed_at)
      select kind, 'confirmed', starts_at, ends_at, salon, 'Autre', 'Cliente', '', '', 'fr', now(), now()
      from appointments where id = ${id}`)
    await rows(sql`
      insert into salon_times (salon, starts_at, ends_at, appointment_id)
      select salon, starts_at, ends_at + interval '15 minutes', id from appointments where first_name = 'Autre'`)
    await expect(takeBack('appointment', id, 'appointment.cancelled-by-house')).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled_by_house', places: 0 })
    expect(await held('appointment:cancelledByHouse')).toBe(1)
    await rows(sql`delete from appointments where first_name = 'Autre'`)
    await sendAll()
    await expect(takeBack('appointment', id, 'appointment.cancelled-by-house')).rejects.toMatchObject({
      code: 'told_already',
    })
  })

  it('of a stage of a commission stays cancelled where the stage was booked anew', async () => {
    const { appointmentId: id, lastSlot } = await booked()
    const { commission } = await commissionsApi(app)('POST /commissions', { body: aWish })
    const ofStage = sql`commission_id = ${commission._id}::uuid, commission_stage = 'measures'`
    await rows(sql`update appointments set ${ofStage} where id = ${id}`)
    await desk()('PUT /admin/appointments/{id}/status', {
      params: { id },
      body: { status: 'cancelled_by_house', reason: 'Un empêchement.' },
    })
    const { appointment } = await appointmentsApi(app)('POST /appointments', {
      body: { ...aCustomer, type: 'measuring', start: lastSlot },
    })
    await rows(sql`update appointments set ${ofStage} where id = ${appointment._id}`)
    await expect(takeBack('appointment', id, 'appointment.cancelled-by-house')).rejects.toMatchObject({
      code: 'changed_since',
    })
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled_by_house', places: 0 })
  })

  it('that was confirmed waits again', async () => {
    const { appointmentId: id } = await booked()
    await rows(sql`update appointments set status = 'pending' where id = ${id}`)
    await desk()('PUT /admin/appointments/{id}/status', { params: { id }, body: { status: 'confirmed' } })
    await takeBack('appointment', id, 'appointment.confirmed')
    expect(await stateOf(id)).toMatchObject({ status: 'pending', events: 'booked' })
    const log = await rows(sql`
      select action, before, after from audit_log where subject_id = ${id} order by id desc limit 1`)
    expect(log).toMatchObject([
      { action: 'appointment.taken-back', before: { status: 'confirmed' }, after: { status: 'pending' } },
    ])
  })
})

describe('a message', () => {
  const received = async () =>
    String(
      (
        await one(sql`
          insert into contact_messages (full_name, email, subject, message, language, received_at, words_hash)
          values ('Claire', 'claire@example.fr', 'Un ourlet', 'Bonjour', 'fr', now(), ${randomUUID()}) returning id`)
      )?.id,
    )

  const stateOf = (id: string) =>
    one(sql`
      select status, assignee_id, (select count(*)::int from contact_replies where message_id = m.id) as replies
      from contact_messages m where id = ${id}`)

  const handle = async (id: string, body: { assignee?: string; closed?: boolean }) => {
    const { message } = await as(staff)('GET /admin/messages/{id}', { params: { id } })
    await as(staff)('PATCH /admin/messages/{id}', {
      params: { id },
      body: { ...body, version: message.version },
    })
  }

  it('that was closed, or given to somebody, is as before', async () => {
    const id = await received()
    const before = await stateOf(id)
    await handle(id, { assignee: staff.id })
    await handle(id, { closed: true })
    await takeBack('message', id, 'message.closed')
    await takeBack('message', id, 'message.assigned')
    expect(await stateOf(id)).toEqual(before)
  })

  it('that was answered has no answer, as long as that is in the house', async () => {
    const id = await received()
    const before = await stateOf(id)
    const reply = async () =>
      as(staff)('POST /admin/messages/{id}/replies', {
        params: { id },
        body: {
          text: 'Bonjour, venez quand vous voulez.',
          version: (await as(staff)('GET /admin/messages/{id}', { params: { id } })).message.version,
        },
        idempotencyKey: randomUUID(),
      })
    await reply()
    expect(await held('contact:reply')).toBe(1)
    await takeBack('message', id, 'message.replied')
    expect(await stateOf(id)).toEqual(before)
    expect(await held('contact:reply')).toBe(0)
    await reply()
    await sendAll()
    await expect(takeBack('message', id, 'message.replied')).rejects.toMatchObject({ code: 'told_already' })
    expect(await stateOf(id)).toMatchObject({ status: 'answered', replies: 1 })
  })

  it('is not as it was left once somebody else did something with it', async () => {
    const id = await received()
    await handle(id, { assignee: staff.id })
    await handle(id, { closed: true })
    await expect(takeBack('message', id, 'message.assigned')).rejects.toMatchObject({ code: 'changed_since' })
  })
})

describe('a decision about a review', () => {
  it('of a product is open again, and its author was told nothing', async () => {
    const product = await enterProduct(app.context(), {})
    const author = await enterCustomer(app.context(), {})
    const review = await one(sql`
      insert into product_reviews (product_id, account_id, rating, comment, language, status, created_at, updated_at)
      values (${product}, ${author.id}, 4, 'Belle coupe.', 'fr', 'published', now(), now()) returning id`)
    const id = String(review?.id)
    const stars = () => one(sql`select rating_count, rating_sum from products where id = ${product}`)
    const before = await stars()
    await as(admin)('POST /admin/product-reviews/decisions', {
      body: { ids: [id], status: 'rejected', reason: 'off_topic' },
    })
    expect(await held('product-review:rejected')).toBe(1)
    await expect(takeBack('product_review', id, 'product_review.rejected')).rejects.toMatchObject({
      code: 'access_denied',
    })
    await takeBack('product_review', id, 'product_review.rejected', admin)
    expect(await stars()).toEqual(before)
    expect(await one(sql`select status, refusal_reason from product_reviews where id = ${id}`)).toEqual({
      status: 'published',
      refusal_reason: null,
    })
    expect(await held('product-review:rejected')).toBe(0)
  })

  it('of the house is open again with the day of its publication, until its author knows', async () => {
    const testimonial = await one(sql`
      insert into testimonials (name, occasion, content, rating, language, email, email_confirmed_at, created_at,
        status, published_at, decided_at, words_hash, fingerprint)
      values ('Claire', 'Mariage', 'Une robe rêvée.', 5, 'fr', 'claire@example.fr', now(), now(), 'approved',
        '2026-10-01T10:00:00Z', '2026-10-01T10:00:00Z', ${randomUUID()}, ${randomUUID()}) returning id`)
    const id = String(testimonial?.id)
    const refuse = () =>
      as(admin)('POST /admin/reviews/decisions', {
        body: { ids: [id], status: 'rejected', reason: 'off_topic' },
      })
    await refuse()
    await takeBack('testimonial', id, 'testimonial.rejected', admin)
    const state = () =>
      one(sql`select status, published_at, refusal_reason from testimonials where id = ${id}`)
    expect(await state()).toMatchObject({ status: 'approved', refusal_reason: null })
    expect(new Date(String((await state())?.published_at)).toISOString()).toBe('2026-10-01T10:00:00.000Z')
    await refuse()
    await sendAll()
    await expect(takeBack('testimonial', id, 'testimonial.rejected', admin)).rejects.toMatchObject({
      code: 'told_already',
    })
  })
})

it.each([
  ['order', 'order.shipped'],
  ['appointment', 'message.closed'],
  ['message', 'constructor'],
  ['appointment', 'appointment.moved'],
])('of a %s nothing is taken back as « %s » where nothing was done', async (kind, action) => {
  await expect(takeBack(kind, randomUUID(), action)).rejects.toMatchObject({ code: 'nothing_to_take_back' })
})
