import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireOrders } from '../../../features/orders/server/closing/expire-orders.ts'
import { carryOutRefund } from '../../../features/payments/server/refunds/settle-refund.ts'
import { lookUpOrder } from '../../../features/withdrawals/server/declaring/look-up-order.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import type { ApiCall } from '../../../shared/api/client.ts'
import type { EndpointKey } from '../../../shared/api/contract.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { bookedAppointment } from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { boughtOrder, paidOrder } from '../../../testing/orders/bought-order.ts'
import { apiModules } from '../modules/api-modules.ts'

const dispatcher = createDispatcher({ modules: apiModules, checkAnswers: true })

let app: CatalogApp
let product: string
let admin: Caller
let visitors = 0

const call = (key: EndpointKey, sent: ApiCall, caller: Caller | null = admin) => {
  const visitor = { ip: `198.51.100.${++visitors % 250}`, device: '' }
  return dispatcher.call(app.context({ caller, visitor }), key, sent)
}

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

/** Something that has come to its end. */
/** The house notes what it likes about an order, however it ended. */
const notes = {
  'POST /admin/orders/{id}/notes': 'meant',
  'DELETE /admin/orders/{id}/notes/{noteId}': 'meant',
} as const

interface Ended {
  readonly id: string
  /** Whose it is; the house where it is left out. */
  readonly owner?: Caller
  /** The first line and the refund of an order. */
  readonly line?: string
  readonly refund?: string
  /** What is noted as come back. */
  readonly returned?: string
  /** The version of a message. */
  readonly version?: number
}

/**
 * A call is refused with a conflict; or it is the same wish once more, which is answered as the first and changes
 * nothing; or it is meant for what has ended, too.
 */
type AllowedOutcome = 'refused' | 'again' | 'meant'

interface Subject {
  readonly table: string
  /** The writing calls that name it, with what each is sent. */
  readonly calls: Readonly<Record<string, (ended: Ended) => Omit<ApiCall, 'params'>>>
  /** Each final state with the way to it, and what is told where that is no refusal. */
  readonly ends: Readonly<
    Record<
      string,
      { readonly reach: () => Promise<Ended>; readonly but: Readonly<Record<string, AllowedOutcome>> }
    >
  >
}

const enterUser = async () => (await enterCustomer(app.context(), {})) as Caller

const visit = async () => {
  const owner = await enterUser()
  const { appointmentId: id } = await bookedAppointment(app, {
    caller: owner,
    email: `visite-${++visitors}@example.fr`,
  })
  return { id, owner }
}

const visitSetTo = async (status: string) => {
  const ended = await visit()
  if (status === 'honoured' || status === 'absent')
    await rows(sql`update appointments set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days'
      where id = ${ended.id}::uuid`)
  await call('PUT /admin/appointments/{id}/status', {
    params: { id: ended.id },
    body: { status, reason: 'Panne' },
  })
  return ended
}

const ordered = async (pays: boolean): Promise<Ended> => {
  const buying = { productId: product, caller: (await enterUser()) as Caller & { role: 'user' } }
  const { id } = await (pays ? paidOrder : boughtOrder)(app, buying)
  const [line] = await rows(sql`select id from order_lines where order_id = ${id}::uuid`)
  return { id, owner: buying.caller, line: String(line?.id) }
}

const cancelled = async (pays: boolean) => {
  const ended = await ordered(pays)
  await call('POST /orders/{id}/cancel', { params: { id: ended.id } }, ended.owner)
  return ended
}

/** An order whose refund of everything has reached its customer. */
const refunded = async () => {
  const ended = await ordered(true)
  const [payment] = await rows(sql`select captured_cents from payments where subject_id = ${ended.id}`)
  const amount = Number(payment?.captured_cents) / 100
  await call('POST /admin/orders/{id}/refund', {
    params: { id: ended.id },
    body: { amount, reason: 'gesture' },
  })
  const [refund] = await rows(sql`select r.id from refunds r join payments p on p.id = r.payment_id
    where p.subject_id = ${ended.id}`)
  await carryOutRefund(app.context(), String(refund?.id))
  return { ...ended, refund: String(refund?.id) }
}

const returning = ({ line = '' }: Ended, returnsVersion: number) => ({
  body: {
    returnsVersion,
    cameOn: parisTime(app.context().clock.now().epochMilliseconds).date,
    products: [{ line, state: 'as_new', quantity: 1 }],
  },
})

const withdrawal = async () => {
  const order = await ordered(true)
  const [row] = await rows(sql`select number, email from orders where id = ${order.id}::uuid`)
  const body = { name: 'Jeanne Arnaud', email: row?.email, orderNumber: row?.number, confirmed: true }
  await call('POST /withdrawals', { body }, null)
  const [declared] = await rows(sql`select id from withdrawals where email = ${String(row?.email)}`)
  const id = String(declared?.id)
  await lookUpOrder(app.context(), id)
  await rows(
    sql`update orders set fulfilment = 'delivered', delivered_at = placed_at where id = ${order.id}::uuid`,
  )
  await call('POST /admin/withdrawals/{id}/returns', { params: { id }, ...returning(order, 0) })
  const [came] = await rows(sql`select id from withdrawal_returns where withdrawal_id = ${id}::uuid`)
  return { ...order, id, returned: String(came?.id) }
}

const accepting = ({ line = '' }: Ended) => ({
  body: { lines: [{ line, quantity: 1 }], returnsVersion: 1 },
})

const refusing = { body: { reason: 'Hors délai', returnsVersion: 1 } }

const message = async (): Promise<Ended> => {
  const email = `claire-${++visitors}@example.fr`
  const words = {
    fullName: 'Claire Dumas',
    subject: 'Un ourlet',
    message: 'Pouvez-vous reprendre un ourlet ?',
  }
  await call('POST /contact', { body: { ...words, email } }, null)
  const [row] = await rows(sql`select id, version from contact_messages where email = ${email}`)
  const id = String(row?.id)
  await call('PATCH /admin/messages/{id}', { params: { id }, body: { version: row?.version, closed: true } })
  return { id, version: Number(row?.version) + 1 }
}

const sentMail = async (): Promise<Ended> => {
  const [row] =
    await rows(sql`insert into mail_outbox (cause_key, language, recipient, subject, html, plain_text, status)
    values (${`cause:${++visitors}`}, 'fr', 'jeanne@example.fr', 'Bonjour', '<p>Bonjour</p>', 'Bonjour', 'sent') returning id`)
  return { id: String(row?.id) }
}

const refusedReview = async (): Promise<Ended> => {
  const owner = await enterUser()
  const [row] =
    await rows(sql`insert into product_reviews (product_id, account_id, rating, comment, created_at)
    values (${product}::uuid, ${owner.id}::uuid, 2, 'Non.', now()) returning id`)
  const id = String(row?.id)
  await call('POST /admin/product-reviews/decisions', {
    body: { ids: [id], status: 'rejected', reason: 'abusive' },
  })
  return { id, owner }
}

const refusedTestimonial = async (): Promise<Ended> => {
  const words = {
    name: 'Claire Dumas',
    occasion: 'Mariage',
    rating: 1,
    content: `Une robe, la ${++visitors}e.`,
  }
  await call('POST /reviews', { body: words }, null)
  const [row] = await rows(sql`select id from testimonials where content = ${words.content}`)
  const id = String(row?.id)
  await call('PATCH /reviews/{id}/reject', { params: { id }, body: { reason: 'abusive' } })
  return { id }
}

const empty = () => ({})
const colissimo = { carrier: 'colissimo', trackingNumber: '6A12345678901' }
const withVersion =
  (body: object) =>
  ({ version }: Ended) => ({ body: { version, ...body } })

const subjects: Readonly<Record<string, Subject>> = {
  'a visit': {
    table: 'appointments',
    calls: {
      'PUT /appointments/{id}': () => ({ query: {}, body: { start: '2026-11-25T10:00:00+01:00' } }),
      'DELETE /appointments/{id}': () => ({ query: {} }),
      'PUT /admin/appointments/{id}': () => ({ body: { start: '2026-11-25T10:00:00+01:00' } }),
      'PUT /admin/appointments/{id}/status': () => ({
        body: { status: 'cancelled_by_house', reason: 'Panne' },
      }),
      'PUT /admin/appointments/{id}/note': () => ({ body: { note: 'Rappeler au printemps' } }),
    },
    ends: {
      'cancelled by its customer': {
        reach: async () => {
          const ended = await visit()
          await call('DELETE /appointments/{id}', { params: { id: ended.id }, query: {} }, ended.owner)
          return ended
        },
        but: { 'DELETE /appointments/{id}': 'again', 'PUT /admin/appointments/{id}/note': 'meant' },
      },
      'cancelled by the house': {
        reach: () => visitSetTo('cancelled_by_house'),
        but: { 'PUT /admin/appointments/{id}/status': 'again', 'PUT /admin/appointments/{id}/note': 'meant' },
      },
      honoured: {
        reach: () => visitSetTo('honoured'),
        but: { 'PUT /admin/appointments/{id}/note': 'meant' },
      },
      missed: {
        reach: () => visitSetTo('absent'),
        but: { 'PUT /admin/appointments/{id}/note': 'meant' },
      },
    },
  },
  'an order': {
    table: 'orders',
    calls: {
      'POST /orders/{id}/payment': empty,
      'POST /orders/{id}/cancel': empty,
      'POST /orders/{id}/reorder': empty,
      'PUT /admin/orders/{id}/status': () => ({ body: { status: 'in_preparation' } }),
      'PUT /admin/orders/{id}/parcel': () => ({ body: { ...colissimo, replaces: colissimo } }),
      'POST /admin/orders/{id}/take-back': () => ({ body: { step: 'delivered', reason: 'Mauvaise ligne' } }),
      'POST /admin/orders/{id}/cancel': empty,
      'POST /admin/orders/{id}/go-on': () => ({ body: { alerts: ['dispute:none'] } }),
      'POST /admin/orders/{id}/refund': () => ({ body: { amount: 1, reason: 'gesture' } }),
      'POST /admin/orders/{id}/notes': () => ({ body: { text: 'À rappeler.' } }),
      'DELETE /admin/orders/{id}/notes/{noteId}': empty,
    },
    ends: {
      'cancelled before its payment': {
        reach: () => cancelled(false),
        but: {
          'POST /orders/{id}/cancel': 'again',
          'POST /admin/orders/{id}/cancel': 'again',
          'POST /orders/{id}/reorder': 'meant',
          ...notes,
        },
      },
      'cancelled after its payment': {
        reach: () => cancelled(true),
        but: {
          'POST /orders/{id}/cancel': 'again',
          'POST /admin/orders/{id}/cancel': 'again',
          'POST /orders/{id}/reorder': 'meant',
          ...notes,
        },
      },
      refunded: {
        reach: refunded,
        but: { 'POST /orders/{id}/reorder': 'meant', ...notes },
      },
      expired: {
        reach: async () => {
          const ended = await ordered(false)
          app.moveClock({ minutes: 120 })
          await expireOrders(app.context())
          return ended
        },
        but: { 'POST /orders/{id}/reorder': 'meant', ...notes },
      },
    },
  },
  'a refund': {
    table: 'orders',
    calls: { 'POST /admin/orders/{id}/refunds/{refundId}/retry': empty },
    ends: { 'that has arrived': { reach: refunded, but: {} } },
  },
  'a withdrawal': {
    table: 'withdrawals',
    calls: {
      'POST /admin/withdrawals/{id}/accept': accepting,
      'POST /admin/withdrawals/{id}/refuse': () => refusing,
      'POST /admin/withdrawals/{id}/await': empty,
      'POST /admin/withdrawals/{id}/returns': (ended) => returning(ended, 1),
      'DELETE /admin/withdrawals/{id}/returns/{returnId}': empty,
      'POST /admin/withdrawals/{id}/returns/{returnId}/restock': empty,
      'PUT /admin/withdrawals/{id}/order': () => ({ body: { number: 'MC-2026-000001' } }),
    },
    ends: {
      accepted: {
        reach: async () => {
          const ended = await withdrawal()
          await call('POST /admin/withdrawals/{id}/accept', { params: { id: ended.id }, ...accepting(ended) })
          return ended
        },
        // What came back as new goes into the stock after the refund, too.
        but: { 'POST /admin/withdrawals/{id}/returns/{returnId}/restock': 'meant' },
      },
      refused: {
        reach: async () => {
          const ended = await withdrawal()
          await call('POST /admin/withdrawals/{id}/refuse', {
            params: { id: ended.id },
            ...refusing,
          })
          return ended
        },
        but: {},
      },
    },
  },
  'a mail': {
    table: 'mail_outbox',
    calls: { 'POST /admin/outbox/{id}/send': empty },
    ends: { 'that was sent': { reach: sentMail, but: {} } },
  },
  // The house opens a closed message again by whatever it does to it, and may delete it.
  'a message': {
    table: 'contact_messages',
    calls: {
      'PATCH /admin/messages/{id}': withVersion({ closed: false }),
      'POST /admin/messages/{id}/replies': withVersion({ text: 'Bien sûr.' }),
      'DELETE /admin/messages/{id}': empty,
    },
    ends: {
      closed: {
        reach: message,
        but: {
          'PATCH /admin/messages/{id}': 'meant',
          'POST /admin/messages/{id}/replies': 'meant',
          'DELETE /admin/messages/{id}': 'meant',
        },
      },
    },
  },
  'a review of a product': {
    table: 'product_reviews',
    calls: { 'PUT /admin/product-reviews/{id}/reply': () => ({ body: { text: 'Merci.' } }) },
    ends: { refused: { reach: refusedReview, but: {} } },
  },
  // The house may change its mind about a testimonial, and publish it after all.
  'a testimonial': {
    table: 'testimonials',
    calls: {
      'PUT /reviews/{id}/reply': () => ({ body: { text: 'Merci.' } }),
      'PATCH /reviews/{id}/reject': () => ({ body: { reason: 'abusive' } }),
      'PATCH /reviews/{id}/approve': empty,
      'DELETE /reviews/{id}': empty,
    },
    ends: {
      refused: {
        reach: refusedTestimonial,
        but: {
          'PATCH /reviews/{id}/reject': 'again',
          'PATCH /reviews/{id}/approve': 'meant',
          'DELETE /reviews/{id}': 'meant',
        },
      },
    },
  },
}

const cases = Object.entries(subjects).flatMap(([subject, { table, calls, ends }]) =>
  Object.entries(ends).map(([end, { reach, but }]) => ({ subject, end, table, calls, reach, but })),
)

/** A note about an order. */
const notedOn = async (orderId: string) => {
  const [note] = await rows(
    sql`insert into order_notes (order_id, at, text) values (${orderId}::uuid, now(), 'Noté') returning id`,
  )
  return String(note?.id)
}

/** What a call could have changed: the row itself, and the mails that were written. */
const stateOf = async (table: string, id: string) => {
  const [row] = await rows(
    sql`select to_jsonb(t)::text as kept from ${sql.raw(table)} t where id::text = ${id}`,
  )
  const [mails] = await rows(sql`select count(*)::int as count from mail_outbox`)
  return { row: row?.kept, mails: mails?.count }
}

const byOwner = (key: string) => !key.includes(' /admin/')

beforeAll(async () => {
  app = await catalogApp()
  product = await enterProduct(app.context(), { variants: [{ size: '38', stock: 500 }] })
  admin = { ...(await enterCustomer(app.context(), { role: 'admin' })), isFresh: true, owesFactor: false }
})

afterAll(() => app.close())

describe('what has ended', () => {
  it('is in the table with every call that writes to something of its kind', () => {
    const listed = Object.values(subjects).flatMap(({ calls }) => Object.keys(calls))
    const kinds = new Set(listed.map((key) => key.replace(/^\w+ (.*?\{id\}).*$/, '$1')))
    const writing = dispatcher.endpoints
      .map(({ key }) => key)
      .filter((key) => !key.startsWith('GET ') && kinds.has(key.replace(/^\w+ (.*?\{id\}).*$/, '$1')))
    expect(listed.toSorted()).toEqual(writing.toSorted())
  })

  it.each(cases)(
    '$subject $end: is changed by no call but those that are meant',
    async ({ table, calls, reach, but }) => {
      for (const [key, sent] of Object.entries(calls)) {
        const ended = await reach()
        const { id, owner = admin, refund = '', returned = '' } = ended
        const before = await stateOf(table, id)
        const params = {
          id,
          ...(key.includes('{refundId}') && { refundId: refund }),
          ...(key.includes('{returnId}') && { returnId: returned }),
          ...(key.includes('{noteId}') && { noteId: await notedOn(id) }),
        }
        const attempt = call(key as EndpointKey, { params, ...sent(ended) }, byOwner(key) ? owner : admin)
        const expected = but[key] ?? 'refused'
        if (expected === 'refused') await expect(attempt, key).rejects.toMatchObject({ kind: 'conflict' })
        else await expect(attempt, key).resolves.toBeDefined()
        if (expected !== 'meant') expect(await stateOf(table, id), key).toEqual(before)
      }
    },
  )
})
