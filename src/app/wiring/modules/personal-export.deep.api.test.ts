import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailResetLink } from '../../../features/accounts/server/passwords/reset-link.ts'
import { changeAccountState } from '../../../features/accounts-desk/server/account-state/change-account-state.ts'
import { bookAppointment } from '../../../features/appointments/server/booking/book-appointment.ts'
import { readSlots } from '../../../features/appointments/server/slots/read-slots.public.ts'
import { mergeGuestCart } from '../../../features/cart/server/merge-guest-cart.ts'
import { addOwnPicture } from '../../../features/commission-messages/server/add-picture.ts'
import { writeToHouse } from '../../../features/commission-messages/server/write-message.ts'
import { openCompanionLink } from '../../../features/companions/server/companion-link.ts'
import { replyToMessage } from '../../../features/contact/server/inbox/reply-to-message.ts'
import { receiveMessage } from '../../../features/contact/server/messages/receive-message.ts'
import { addFavourite } from '../../../features/favourites/server/add-favourite.ts'
import { subscribe } from '../../../features/newsletter/server/subscribing/subscribe.ts'
import { addNote } from '../../../features/notes/server/order-notes.repository.ts'
import { giveBack } from '../../../features/orders/server/admin/give-back.ts'
import { performStep } from '../../../features/orders/server/admin/perform-step.ts'
import { sendPaper } from '../../../features/orders/server/papers/send-paper.ts'
import { carryOutRefund } from '../../../features/payments/server/refunds/settle-refund.ts'
import { askAlert } from '../../../features/restock/server/ask-alert.ts'
import { deleteOwnReview } from '../../../features/reviews/server/product-reviews/change-own-review.ts'
import { publishReview } from '../../../features/reviews/server/product-reviews/publish-review.ts'
import { replyToTestimonial } from '../../../features/reviews/server/testimonials/reply-to-testimonial.ts'
import { submitTestimonial } from '../../../features/reviews/server/testimonials/submit-testimonial.ts'
import { storeOwnSize } from '../../../features/sizing/server/own-size.ts'
import { declareWithdrawal } from '../../../features/withdrawals/server/declaring/declare-withdrawal.ts'
import type { Context } from '../../../platform/context/context.ts'
import { onceUnder } from '../../../platform/idempotency/once.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { accountsApi, jeanne as aPerson } from '../../../testing/accounts/accounts-api.ts'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { codeShown } from '../../../testing/accounts/authenticator.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import {
  acceptedQuote,
  aWish,
  commissionsApi,
  paidInstalment,
  sentQuote,
} from '../../../testing/commissions/commissions-api.ts'
import {
  baseTables,
  columnsContaining,
  pastGuards,
  plantMarks,
} from '../../../testing/database/plant-marks.ts'
import { boughtOrder, paidOrder } from '../../../testing/orders/bought-order.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { personalDataModules } from './personal-data-modules.ts'

/**
 * Tables without personal data, with what they hold. A new table must be named here on purpose, or by a
 * `*.personal-data.ts`, or this test fails.
 */
const nothingPersonal: Readonly<Record<string, string>> = {
  salon_times: 'rooms of the house: what is a customer’s falls with the visit',
  unavailable_times: 'the house',
  commission_work: 'hours of the atelier, by commission and stage',
  cookie_consents: 'answers under a random id that only one browser knows',
  whatsapp_status: 'the house',
  categories: 'pieces',
  products: 'pieces',
  product_variants: 'pieces',
  stock_movements: 'pieces, and orders by their id',
  product_images: 'pieces',
  product_imports: 'files of pieces',
  next_versions: 'pieces',
  price_history: 'pieces',
  product_costs: 'pieces',
  guarantee_notices: 'the Union’s files',
  durability_labels: 'pieces',
  product_search: 'pieces',
  search_stems: 'pieces',
  review_reports: 'what readers report, under a pseudonym of nobody in particular',
  plates: 'pictures of the house',
  brand_pictures: 'pictures of the house',
  page_words: 'words of the house',
  next_page_words: 'words of the house',
  legal_texts: 'words of the house',
  own_questions: 'words of the house',
  letters: 'words of the house',
  gallery_items: 'pictures of the house',
  gallery_products: 'pictures of the house',
  unclaimed_media: 'pictures of the house',
  promotions: 'what the codes of the house take off',
  settings: 'the house',
  presences: 'who has what open at this minute',
  audit_seals: 'hashes, with salts that go with the person',
  desk_memory: 'how the team moves through the admin',
  editor_drafts: 'words of the house that the team has not saved yet',
  list_columns: 'how the team looks at its lists',
  list_views: 'how the team looks at its lists',
  paper_archives: 'which periods the papers were archived of, for a day',
  closings: 'sums and hashes of the books, and which admin closed them',
  forgotten_years: 'which years of the books are gone',
  paper_archive_parts: 'papers that are told as such, for a day',
  second_factor_rule: 'the house',
  sent_away: 'counts by the minute',
  migrations: 'the house',
  tries: 'keys that name nobody',
  document_counters: 'the papers of the house',
  demo_intents: 'payments that are none, without a card or a name',
  demo_refunds: 'payments that are none, without a card or a name',
  demo_disputes: 'payments that are none, without a card or a name',
  payouts: 'money of the house on its way to its bank',
  balance_transactions:
    'movements of the house’s own balance, by ids of the provider; the payment is told as such',
  balance_readings: 'how far the provider has been read',
  demo_deliveries: 'payments that are none, without a card or a name',
}

/** Keys that open an account and tell nothing about its owner. */
const secrets = [
  'accounts.password_hash',
  'contact_messages.words_hash',
  'mail_outbox.unsubscribe_url',
  'newsletter_subscribers.stop_key',
  'newsletter_subscribers.token_hash',
  'payments.client_secret',
  'recovery_codes.hash',
  'refresh_tokens.replaced_by',
  'second_factors.sealed_secret',
  'stock_alerts.stop_key',
  'stock_alerts.token_hash',
  'testimonials.fingerprint',
  'testimonials.token_hash',
  'testimonials.words_hash',
  'withdrawals.receipt_token_hash',
]

/** The columns that identify a person; the test looks for the e-mail address and the id separately. */
const findsPerson = [
  'accounts.email',
  'contact_messages.email',
  'mail_outbox.recipient',
  'newsletter_subscribers.email',
  'people.key',
  'people_joins.person_key',
  'customer_notes.person_key',
  'customer_dates.person_key',
  'promotion_people.email',
  'audit_log.actor_id',
  'audit_log.subject_kind',
  'audit_log.subject_id',
  'payments.purpose',
  'invoices.purpose',
  'contract_papers.purpose',
  'testimonials.email',
]

/** Columns with a fixed set of values, which cannot hold a mark. */
const fewWords = [
  'accounts.areas',
  'accounts.language',
  'accounts.role',
  'addresses.country',
  'appointment_events.actor',
  'appointments.language',
  'appointments.status',
  'commission_events.actor',
  'commission_instalments.before_stage',
  'commission_instalments.status',
  'commission_messages.author',
  'commission_pictures.author',
  'commission_pictures.color',
  'commission_quotes.status',
  'commissions.budget',
  'commissions.language',
  'commissions.measures',
  'commissions.occasion',
  'commissions.status',
  'consents.language',
  'contact_messages.language',
  'contact_messages.status',
  'customer_dates.consent_how',
  'customer_dates.kind',
  'fraud_reports.source',
  'invoices.series',
  'letter_readers.outcome',
  'mail_outbox.language',
  'mail_outbox.status',
  'mailed_links.purpose',
  'measure_versions.taken_by',
  'newsletter_events.action',
  'newsletter_events.language',
  'newsletter_events.reason',
  'newsletter_events.source',
  'newsletter_subscribers.language',
  'newsletter_subscribers.source',
  'order_events.by',
  'order_lines.exclusion_basis',
  'order_lines.withdrawal',
  'orders.delivery_method',
  'orders.fulfilment',
  'orders.language',
  'payment_journal.kind',
  'payments.provider',
  'payments.status',
  'people_joins.alias_key',
  'product_reviews.language',
  'product_reviews.refusal_reason',
  'product_reviews.reply',
  'product_reviews.status',
  'refunds.status',
  'sessions.ended_by',
  'stock_alerts.language',
  'testimonials.language',
  'testimonials.refusal_reason',
  'testimonials.status',
  'testimonials.suspicion',
  'withdrawal_returns.state',
  'withdrawals.language',
  'withdrawals.status',
]

/**
 * Orders, payments and their documents: kept for ten years after the account is closed (L123-22 C.com., L213-1
 * C.conso.).
 */
const soldAndPaid = [
  ...['disputes.reason', 'disputes.status', 'fraud_reports.reason'],
  ...['contract_papers.sha256', 'invoice_papers.sha256', 'invoices.content', 'invoices.number'],
  ...['commission_events.details', 'commission_events.kind', 'commission_quotes.acceptance'],
  ...['commission_quotes.content', 'commission_quotes.sha256', 'commissions.number', 'commissions.sought'],
  ...['order_events.details', 'order_events.kind'],
  ...['composition_en', 'composition_fr', 'image', 'name_en', 'name_fr', 'size', 'sku'].map(
    (column) => `order_lines.${column}`,
  ),
  ...['billing_address', 'carrier', 'contract', 'email', 'fingerprint', 'number', 'promo_code'].map(
    (column) => `orders.${column}`,
  ),
  ...['orders.shipping_address', 'orders.sought', 'orders.tracking_number', 'orders.words'],
  ...['payment_events.type', 'payment_journal.provider', 'payment_journal.provider_ref'],
  ...['payments.decline', 'payments.intent_id', 'payments.method', 'payments.reference'],
  ...['refunds.details', 'refunds.failure', 'refunds.provider_ref', 'refunds.reason'],
]

/** A withdrawal is kept as proof for five years, with its text (GDPR 17.3 e). */
const declared = ['email', 'free_text', 'lines', 'name', 'note', 'order_number', 'reference']
  .concat('review_reason', 'sought', 'statement', 'withheld_reason')
  .map((column) => `withdrawals.${column}`)
  .concat('withdrawal_returns.words')

const personalTables = personalDataModules.flatMap(({ tables }) => tables)

interface Person {
  readonly id: string
  readonly email: string
}

const rowsOf = ({ id, email }: Person): Readonly<Record<string, SQL>> => {
  const ofAccount = sql`account_id = ${id}`
  const ownOrders = sql`select id from orders where ${ofAccount}`
  const ofOrder = sql`order_id in (${ownOrders})`
  const ofSubject = sql`subject_id in (${ownOrders})`
  const ofCommission = sql`commission_id in (select id from commissions where ${ofAccount})`
  const ofMeasured = sql`profile_id in (select id from measure_profiles where ${ofAccount})`
  const ofPayment = sql`payment_id in (select id from payments where ${ofSubject})`
  return {
    ...Object.fromEntries(personalTables.map((table) => [table, ofAccount])),
    accounts: sql`id = ${id}`,
    refresh_tokens: sql`session_id in (select id from sessions where ${ofAccount})`,
    mail_outbox: sql`recipient = ${email}`,
    testimonials: sql`email = ${email}`,
    newsletter_subscribers: sql`email = ${email}`,
    newsletter_events: sql`subscriber_id in (select id from newsletter_subscribers where email = ${email})`,
    letter_readers: sql`subscriber_id in (select id from newsletter_subscribers where email = ${email})`,
    contact_messages: sql`email = ${email}`,
    promotion_people: sql`email = ${email}`,
    contact_replies: sql`message_id in (select id from contact_messages where email = ${email})`,
    idempotency_keys: sql`caller_id = ${id}`,
    withdrawal_returns: sql`withdrawal_id in (select id from withdrawals where ${ofAccount})`,
    audit_log: sql`actor_id = ${id} or subject_id = ${id}`,
    orders: ofAccount,
    appointment_events: sql`appointment_id in (select id from appointments where ${ofAccount})`,
    order_lines: ofOrder,
    order_events: ofOrder,
    invoices: ofSubject,
    contract_papers: ofSubject,
    invoice_papers: sql`invoice_id in (select id from invoices where ${ofSubject})`,
    payments: ofSubject,
    payment_events: ofPayment,
    order_notes: ofOrder,
    measure_versions: ofMeasured,
    commission_quotes: ofCommission,
    commission_instalments: ofCommission,
    commission_stages: ofCommission,
    commission_events: ofCommission,
    commission_messages: ofCommission,
    commission_pictures: ofCommission,
    commission_companions: ofCommission,
    measure_readings: ofMeasured,
    customer_notes: sql`person_key = ${`account:${id}`}`,
    customer_dates: sql`person_key = ${`account:${id}`}`,
    refunds: ofPayment,
    disputes: ofPayment,
    fraud_reports: ofPayment,
    payment_journal: ofPayment,
  }
}

let app: CatalogApp
let product: string
type Marked = Awaited<ReturnType<typeof marked>>
let jeanne: Marked
let louise: Marked

const db = () => app.test.database.db

const asAdmin = async () => app.context({ caller: await enterCustomer(app.context(), { role: 'admin' }) })

/** The person has a quote for a gown, accepts it and pays its deposit. */
const commission = async (caller: Person & { readonly role: 'user' }) => {
  const own = commissionsApi(app, { caller })
  const { commission: wished } = await own('POST /commissions', { body: { ...aWish, email: caller.email } })
  const desk = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
  const quote = await sentQuote(desk, wished._id)
  await acceptedQuote(own, { id: wished._id, ...quote })
  await paidInstalment(own, { id: wished._id })
  const ctx = app.context({ caller })
  const named = { id: wished._id, key: undefined }
  await openCompanionLink(ctx, named)
  const bytes = await plainPicture().png().toBuffer()
  const files = [{ field: 'image', name: 'robe.png', bytes }]
  const { _id: pictureId } = await addOwnPicture(ctx, { ...named, files })
  await writeToHouse(ctx, { ...named, words: 'Bonjour', pictureIds: [pictureId] })
}

/**
 * The person orders, pays, receives the order, gets a partial refund and disputes the payment, which is reported
 * as fraud; a second order waits for
 * its payment.
 */
const order = async (caller: Person & { readonly role: 'user' }) => {
  const { id } = await paidOrder(app, { productId: product, caller })
  const parcel = { carrier: 'colissimo', trackingNumber: '6A12345678901' }
  await performStep(await asAdmin(), { id, status: 'shipped', ...parcel })
  await performStep(await asAdmin(), { id, status: 'delivered' })
  await addNote(await asAdmin(), { id, text: 'À rappeler avant midi.' })
  await giveBack(await asAdmin(), { id, refund: { amountCents: 1_000, reason: 'gesture' } })
  const { rows } = await db().execute<{ id: string; payment: string }>(sql`
    select r.id, r.payment_id as payment from refunds r join payments p on p.id = r.payment_id
    where p.subject_id = ${id}`)
  const [{ id: refundId = '', payment = '' } = {}] = rows
  await carryOutRefund(app.context(), refundId)
  const papers = await db().execute<{ id: string }>(sql`select id from invoices where subject_id = ${id}`)
  for (const { id: invoiceId } of papers.rows) await sendPaper(app.context(), invoiceId)
  await db().execute(sql`
    insert into disputes (provider_ref, payment_id, status, amount_cents, reason, opened_at, updated_at)
    values (${`dp_${payment}`}, ${payment}, 'needs_response', 1, 'fraudulent', now(), now())`)
  await db().execute(sql`
    insert into fraud_reports (provider_ref, payment_id, source, reason, reported_at, updated_at)
    values (${`issfr_${payment}`}, ${payment}, 'early_warning', 'misc', now(), now())`)
  await boughtOrder(app, { productId: product, caller })
  await db().execute(sql`
    insert into checkout_drafts (account_id, draft, updated_at) values (${caller.id}, '{}', now())`)
}

/** The person books an appointment. */
const book = async (ctx: Context, email: string) => {
  const [slot] = await readSlots(ctx, { kind: 'measuring', days: { from: '2026-11-02', to: '2026-11-30' } })
  const written = {
    firstName: 'Jeanne',
    lastName: 'Arnaud',
    email,
    phone: '+33142601847',
    message: 'Bonjour',
  }
  const nothing = { eventDate: null, companions: 0, productId: null, holdId: undefined }
  await bookAppointment(ctx, { ...written, ...nothing, kind: 'measuring', startMs: slot?.startMs ?? 0 })
}

/** The person writes a testimonial with a proved address, and gets a reply. */
const tell = async (ctx: Context, { id, email }: Person) => {
  const words = { name: 'Jeanne', occasion: 'Mariage', content: `Une robe rêvée, dit ${email}.`, rating: 5 }
  await submitTestimonial(ctx, { ...words, email, experiencedIn: null })
  const { rows } = await db().execute<{ id: string }>(sql`select id from testimonials where email = ${email}`)
  await replyToTestimonial(await asAdmin(), { id: rows[0]?.id ?? '', text: 'Merci.' })
  await db().execute(sql`update accounts set email_confirmed_at = now() where id = ${id}`)
}

/** The person sends a message, and gets an answer. */
const ask = async (ctx: Context, email: string) => {
  const words = { fullName: 'Jeanne', subject: 'Un ourlet', message: `Bonjour, dit ${email}.` }
  await receiveMessage(ctx, { ...words, email })
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from contact_messages where email = ${email}`,
  )
  await replyToMessage(await asAdmin(), { id: rows[0]?.id ?? '', version: 0, text: 'Bien sûr.' })
}

/** The person writes a text that is refused, and deletes it. */
const beRefused = async (ctx: Context, accountId: string) => {
  const productId = await enterProduct(app.context())
  await publishReview(ctx, { productId, rating: 1, comment: 'Hors sujet.' })
  await db().execute(sql`
    update product_reviews set status = 'rejected', refusal_reason = 'off_topic', decided_at = now()
    where account_id = ${accountId} and product_id = ${productId}`)
  await deleteOwnReview(ctx, productId)
}

/** Creates a person with data of every kind, each through its own call. */
const furnish = async (name: string) => {
  const email = `${name}@example.fr`
  const visitor = { ip: '192.0.2.7', device: 'Firefox' }
  const calls = (token?: string) => accountsApi(app, { token, visitor })
  const { user } = await calls()('POST /auth/register', { body: { ...aPerson, email } })
  await changeAccountState(await asAdmin(), { id: user._id, change: { role: 'staff' } })
  const { token, refreshToken } = await calls()('POST /auth/login', { body: { ...aPerson, email } })
  await calls()('POST /auth/refresh-token', { body: { refreshToken } })
  await calls(token)('POST /account/addresses', { body: { ...anAddress, firstName: name } })
  await calls(token)('POST /account/addresses', { body: { ...anAddress, isDefault: true } })
  const { secret } = await calls(token)('POST /auth/second-factor', {})
  const code = codeShown(secret, app.context().clock.now())
  await calls(token)('POST /auth/second-factor/confirmation', { body: { code } })
  const purpose = 'keep-measures' as const
  await calls(token)('PUT /account/consents/{purpose}', { params: { purpose }, body: { granted: true } })
  await calls()('POST /auth/forgot-password', { body: { email } })
  await mailResetLink(app.context(), user._id)
  const ctx = app.context({ caller: { id: user._id, role: 'user' } })
  await addFavourite(ctx, product)
  await storeOwnSize(ctx, { size: '42' })
  await askAlert(ctx, { productId: product, size: '40', email })
  await order({ id: user._id, email, role: 'user' })
  const line = { productId: product, quantity: 1, options: { size: '38' } }
  await mergeGuestCart(ctx, { mergeId: randomUUID(), lines: [line] })
  const withdrawn = { orderNumber: 'MC-2026-000001', orderedOn: null, lines: [], text: 'La robe' }
  await declareWithdrawal(ctx, { name, email, ...withdrawn })
  await db().execute(sql`
    insert into people_joins (alias_key, person_key, joined_at, until)
    values (${`email:${name}@another.example`}, ${`account:${user._id}`}, now(), now())`)
  await db().execute(sql`
    insert into withdrawal_returns (withdrawal_id, order_line_id, came_on, state, quantity, words, noted_at)
    select w.id, l.id, '2026-10-14', 'worn', 1, 'Tachée.', now() from withdrawals w
    join orders o on o.account_id = w.account_id join order_lines l on l.order_id = o.id
    where w.account_id = ${user._id} limit 1`)
  await book(ctx, email)
  const keyed = { endpoint: 'POST /orders', key: 'a-key', requestHash: 'a hash' } as const
  await onceUnder(ctx, { ...keyed, caller: { id: user._id } })(async () => ({ name }))
  await publishReview(ctx, { productId: product, rating: 4, comment: 'Le tombé est parfait.' })
  await beRefused(ctx, user._id)
  const person = { id: user._id, email }
  await tell(ctx, person)
  await ask(ctx, email)
  await subscribe(ctx, { email, source: 'footer' })
  await db().execute(sql`
    with made as (
      insert into letters (content, created_at, updated_at) values ('{}', now(), now()) returning id)
    insert into letter_readers (letter_id, subscriber_id)
    select made.id, s.id from made, newsletter_subscribers s where s.email = ${email}`)
  await db().execute(sql`
    with made as (
      insert into promotions (code, percent, audience) values (${`CODE-${name.toUpperCase()}`}, 10, 'named') returning id)
    insert into promotion_people (promotion_id, email) select id, ${email} from made`)
  // Only a customer is somebody whom the house knows as one.
  await db().execute(sql`update accounts set role = 'user' where id = ${person.id}`)
  await db().execute(sql`
    insert into customer_notes (person_key, written_at, text) values (${`account:${person.id}`}, now(), 'Aime le satin.')`)
  await db().execute(sql`
    insert into customer_dates (person_key, kind, label, day, month, consent_how, consent_on, consent_noted_at)
    values (${`account:${person.id}`}, 'other', 'Baptême', 5, 6, 'salon', '2026-01-05', now())`)
  await db().execute(sql`
    with profile as (
      insert into measure_profiles (account_id, name, created_at) values (${person.id}, 'Léa', now()) returning id
    ), reading as (insert into measure_readings (profile_id, read_at) select id, now() from profile)
    insert into measure_versions (profile_id, number, taken_on, taken_by, noted_at, sealed)
    select id, 1, '2026-01-05', 'customer', now(), 'scellé' from profile`)
  await commission({ ...person, role: 'user' })
  return {
    ...person,
    name,
    exported: async () => JSON.stringify(await calls(token)('GET /account/export', {})),
    close: () => calls(token)('DELETE /account', { body: { password: aPerson.password } }),
  }
}

/** A person whose every word has a mark. What has one is read by no call: a day with a mark is none. */
const marked = async ({ name, ...person }: Awaited<ReturnType<typeof furnish>>) => {
  const planting = { rows: rowsOf(person), spared: [...secrets, ...findsPerson], mark: `${name}-` }
  return { ...person, ...(await pastGuards(db(), () => plantMarks(db(), planting))) }
}

beforeAll(async () => {
  app = await catalogApp()
  product = await enterProduct(app.context(), {
    variants: [
      { size: '38', stock: 9 },
      { size: '40', stock: 0 },
    ],
  })
  const furnished = [await furnish('jeanne'), await furnish('louise')] as const
  jeanne = await marked(furnished[0])
  louise = await marked(furnished[1])
})

afterAll(() => app.close())

describe('what the house keeps about persons', () => {
  it('is said of every table', async () => {
    expect([...Object.keys(nothingPersonal), ...personalTables].toSorted()).toEqual(await baseTables(db()))
    const sections = personalDataModules.map(({ section }) => section)
    expect(new Set(sections).size).toBe(sections.length)
  })

  it('is something of theirs in every table that is said to hold something', async () => {
    for (const person of [jeanne, louise])
      for (const [table, where] of Object.entries(rowsOf(person))) {
        const { rows } = await db().execute(sql`select from ${sql.identifier(table)} where ${where} limit 1`)
        expect([table, rows.length]).toEqual([table, 1])
      }
  })

  it('can be marked wherever somebody may write words', () => {
    for (const { refused, marks } of [jeanne, louise]) {
      expect(refused.toSorted()).toEqual(fewWords)
      expect(marks.length).toBeGreaterThan(40)
    }
  })

  it('is told to them in full, and nothing of anybody else', async () => {
    for (const [person, other] of [
      [jeanne, louise],
      [louise, jeanne],
    ] as const) {
      const text = await person.exported()
      expect(person.marks.filter((mark) => !text.includes(mark))).toEqual([])
      expect(text).toContain(person.email)
      expect(other.marks.filter((mark) => text.includes(mark))).toEqual([])
      for (const word of [other.email, other.id, other.marks[0]]) expect(text).not.toContain(word)
    }
  })

  it('goes when they go, but for what they published and what names nobody', async () => {
    const ofLouise = await columnsContaining(db(), 'louise-')
    await jeanne.close()
    const stays = [
      // The actions of the team, with their time and the role of the member.
      'audit_log.action',
      'audit_log.actor_role',
      // The mail about the closed account greets the person by name.
      'mail_outbox.html',
      'mail_outbox.plain_text',
      'product_reviews.comment',
      'security_log.event',
      'testimonials.content',
      'testimonials.occasion',
      'testimonials.reply',
    ]
    expect(await columnsContaining(db(), 'jeanne-')).toEqual(
      [...stays, ...soldAndPaid, ...declared].toSorted(),
    )
    expect(await columnsContaining(db(), jeanne.email)).toEqual([
      'mail_outbox.recipient',
      'mail_outbox.sought',
    ])
    expect(await columnsContaining(db(), jeanne.id)).toEqual([
      'audit_log.subject_id',
      'mail_outbox.cause_key',
    ])
    const mails = await db().execute(sql`select from mail_outbox where recipient = ${jeanne.email}`)
    expect(mails.rows).toHaveLength(1)
    expect(await columnsContaining(db(), 'louise-')).toEqual(ofLouise)
    const text = await louise.exported()
    expect(louise.marks.filter((mark) => !text.includes(mark))).toEqual([])
  })
})
