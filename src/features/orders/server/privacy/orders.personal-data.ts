import { and, asc, desc, eq, inArray, max, notInArray } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type {
  InErasure,
  Person,
  PersonalData,
  PersonalRecord,
  Staying,
} from '../../../../platform/privacy/personal-data.ts'
import { type Hindrance, lastDayInBooks } from '../../../../shared/privacy/erasure.ts'
import { invoices } from '../../../papers/server/invoices/invoices.table.ts'
import { contractPapers, invoicePapers } from '../../../papers/server/made/papers.table.ts'
import { toGo } from '../../../payments/refund.rules.ts'
import { paymentTables, readPaymentRecords } from '../../../payments/server/payment-records.public.ts'
import { disputes, payments, refunds } from '../../../payments/server/payments.table.ts'
import { isWaiting, paidAndUnderway } from '../../status/order-status.rules.ts'
import { closeWaiting } from '../closing/close-waiting.public.ts'
import { orderEvents, orderLines, orders } from '../orders.table.ts'

const idsOf = async (db: Db, { id }: Person) => {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.accountId, id))
  return rows.map((row) => row.id)
}

const collectOrders = async (db: Db, { id }: Person) => {
  const own = await db.select().from(orders).where(eq(orders.accountId, id)).orderBy(desc(orders.placedAt))
  if (own.length === 0) return []
  const ids = own.map((order) => order.id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id))
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId)
  return own.map(({ accountId: _account, ...order }) => ({
    ...order,
    lines: linesOf.get(order.id) ?? [],
    // The team member who caused an event is not part of the customer's data.
    events: (eventsOf.get(order.id) ?? []).map(({ actorId: _actor, ...event }) => event),
  }))
}

const lastOrder = async (db: Db, { id }: Person) => {
  const [row] = await db
    .select({ at: max(orders.placedAt) })
    .from(orders)
    .where(eq(orders.accountId, id))
  return row?.at ? Temporal.Instant.fromEpochMilliseconds(row.at.getTime()) : undefined
}

const inBooks = (of: (record: PersonalRecord) => unknown): Staying => ({
  reason: 'books',
  until: (record) => lastDayInBooks(of(record) as Date),
})

/** The customer's orders that have not arrived. */
const ordersUnderway = async (db: Db, { id }: Person): Promise<readonly Hindrance[]> => {
  const underway = await db
    .select({ title: orders.number })
    .from(orders)
    .where(and(eq(orders.accountId, id), inArray(orders.status, [...paidAndUnderway])))
    .orderBy(asc(orders.placedAt), asc(orders.id))
  return underway.map(({ title }) => ({ kind: 'order-underway', title }))
}

/** The customer's money that is on its way, or that a bank may still take back. */
const moneyUnderway = async (db: Db, { id }: Person): Promise<readonly Hindrance[]> => {
  const ofCustomer = and(eq(payments.purpose, 'order'), eq(orders.accountId, id))
  const refunded = await db
    .selectDistinct({ title: orders.number })
    .from(orders)
    .innerJoin(payments, eq(payments.subjectId, orders.id))
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(ofCustomer, inArray(refunds.status, [...toGo])))
    .orderBy(asc(orders.number))
  const disputed = await db
    .selectDistinct({ title: orders.number })
    .from(orders)
    .innerJoin(payments, eq(payments.subjectId, orders.id))
    .innerJoin(disputes, eq(disputes.paymentId, payments.id))
    .where(and(ofCustomer, notInArray(disputes.standing, ['won', 'lost'])))
    .orderBy(asc(orders.number))
  return [
    ...refunded.map(({ title }) => ({ kind: 'refund-underway' as const, title })),
    ...disputed.map(({ title }) => ({ kind: 'dispute-open' as const, title })),
  ]
}

/**
 * What stays after the customer's account is closed: orders and their papers are kept for ten years (L123-22 C.com.,
 * L213-1 C.conso.). An order that waits for its payment is closed, so that its products are released; the customer's
 * note and the event day are not needed and are erased. All orders are locked first, in a fixed order, after the
 * account, as when an order is placed; code that works on one order never locks its account.
 */
const leaveOrders = async (tx: Write, { id }: Person, ctx: InErasure) => {
  const own = await tx.db
    .select()
    .from(orders)
    .where(eq(orders.accountId, id))
    .orderBy(asc(orders.id))
    .for('no key update')
  const waiting = own.find(({ status }) => isWaiting(status))
  if (waiting) await closeWaiting(ctx, tx, { order: waiting, as: 'cancelled' })
  if (own.length === 0) return
  await tx.db.update(orders).set({ notes: '', eventDate: null }).where(eq(orders.accountId, id))
  const at = dateOf(ctx.clock.now())
  await tx.db
    .insert(orderEvents)
    .values(own.map(({ id: orderId }) => ({ orderId, at, kind: 'account_closed', by: 'customer' }) as const))
}

/** The customer's orders, as they were agreed to, and their events. */
export const keptOrders: PersonalData = {
  section: 'orders',
  tables: ['orders', 'order_lines', 'order_events'],
  collect: collectOrders,
  lastContact: lastOrder,
  stays: inBooks(({ placedAt, deliveredAt }) => deliveredAt ?? placedAt),
  hinders: ordersUnderway,
  erase: leaveOrders,
}

/** The customer's payments and refunds. */
export const keptPayments: PersonalData = {
  section: 'payments',
  tables: paymentTables,
  stays: inBooks(({ createdAt }) => createdAt),
  hinders: moneyUnderway,
  collect: async (db, person) =>
    readPaymentRecords(db, { purpose: 'order', subjectIds: await idsOf(db, person) }),
}

/** The customer's invoices and credit notes; their PDFs are downloaded one by one. */
export const keptInvoices: PersonalData = {
  section: 'invoices',
  tables: ['invoices', 'invoice_papers'],
  stays: inBooks(({ issuedAt }) => issuedAt),
  collect: (db, { id }) =>
    db
      .select({
        number: invoices.number,
        orderId: invoices.subjectId,
        issuedAt: invoices.issuedAt,
        totalCents: invoices.totalCents,
        content: invoices.content,
        paperRenderedAt: invoicePapers.renderedAt,
        paperSha256: invoicePapers.sha256,
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.subjectId))
      .leftJoin(invoicePapers, eq(invoicePapers.invoiceId, invoices.id))
      .where(eq(orders.accountId, id))
      .orderBy(asc(invoices.issuedAt), asc(invoices.number)),
}

/** The contracts of the customer's orders as they were printed; the PDFs are downloaded one by one. */
export const keptContracts: PersonalData = {
  section: 'contracts',
  tables: ['contract_papers'],
  stays: {
    ...inBooks(({ deliveredAt, paperRenderedAt }) => deliveredAt ?? paperRenderedAt),
    reason: 'contract',
  },
  collect: (db, { id }) =>
    db
      .select({
        orderId: contractPapers.subjectId,
        deliveredAt: orders.deliveredAt,
        paperRenderedAt: contractPapers.renderedAt,
        paperSha256: contractPapers.sha256,
      })
      .from(contractPapers)
      .innerJoin(orders, eq(orders.id, contractPapers.subjectId))
      .where(eq(orders.accountId, id))
      .orderBy(asc(contractPapers.renderedAt)),
}
