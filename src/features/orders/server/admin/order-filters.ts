import { and, eq, exists, gte, inArray, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { onDays } from '../../../../platform/db/on-days.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { centsOfEuros } from '../../../../shared/money.ts'
import type { Range } from '../../../../shared/ranges/ranges.ts'
import { madeToMeasure } from '../../../catalog/catalog.limits.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { payments, refunds } from '../../../payments/server/payments.table.ts'
import type {
  AdminOrderSort,
  deliveryMethods,
  OrderFilter,
  OrdersDue,
  ordersMade,
} from '../../admin-orders.limits.ts'
import { alertFilters } from '../alerts/order-alerts.repository.ts'
import { orderLines, orders } from '../orders.table.ts'
import { idsOfOrdersDue } from './orders-to-see.public.ts'

export interface OrderFilters {
  readonly status?: OrderFilter | undefined
  readonly due?: OrdersDue | undefined
  /** The day in Paris. */
  readonly today: CivilDate
  readonly search?: string | undefined
  readonly delivery?: (typeof deliveryMethods)[number] | undefined
  readonly country?: string | undefined
  readonly made?: (typeof ordersMade)[number] | undefined
  readonly placed?: Range<CivilDate> | undefined
  readonly paid?: Range<CivilDate> | undefined
  readonly refunded?: Range<CivilDate> | undefined
  readonly promised?: Range<CivilDate> | undefined
  readonly product?: string | undefined
  readonly category?: string | undefined
  readonly size?: string | undefined
  /** In euros. */
  readonly total?: Range<number> | undefined
}

const ofStatus = (status: OrderFilter | undefined) => {
  if (status === 'alerted' || status === 'refund_failed') return alertFilters[status]
  return status && eq(orders.status, status)
}

const isMadeToMeasure = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.size, madeToMeasure))),
  )

const ofProducts = (db: Db, made: OrderFilters['made']) => {
  const isToMeasure = isMadeToMeasure(db)
  return made && (made === 'to-measure' ? isToMeasure : not(isToMeasure))
}

const inTime = ({ placed, paid, promised, total }: OrderFilters) =>
  and(
    onDays(orders.placedAt, placed),
    onDays(orders.paidAt, paid),
    promised?.from === undefined ? undefined : gte(orders.promisedTo, promised.from),
    promised?.to === undefined ? undefined : lte(orders.promisedTo, promised.to),
    total?.from === undefined ? undefined : gte(orders.totalCents, centsOfEuros(total.from)),
    total?.to === undefined ? undefined : lte(orders.totalCents, centsOfEuros(total.to)),
  )

/**
 * Whether an order has words. Sorted by name, those that have them are found first: otherwise the database reads the names
 * in their order until enough of them have the words, which may be at the end.
 */
const hasWords = (search: string, sort: AdminOrderSort) =>
  sort.startsWith('buyer')
    ? sql`${orders.id} = any (array(select o.id from ${orders} o where o.words @@ words_beginning(${search})))`
    : sql`${orders}.words @@ words_beginning(${search})`

interface MatchingInput extends OrderFilters {
  readonly sort: AdminOrderSort
}

/** The orders that are asked for, sorted in some way. */
export const matching = (db: Db, filters: MatchingInput): SQL | undefined => {
  const { status, due, today, search, delivery, country, made, sort } = filters
  return and(
    due && inArray(orders.id, idsOfOrdersDue(db, { due, today })),
    ofStatus(status),
    search === undefined ? undefined : hasWords(search, sort),
    delivery && eq(orders.deliveryMethod, delivery),
    country === undefined ? undefined : sql`${orders.shippingAddress} ->> 'country' = ${country}`,
    ofProducts(db, made),
    inTime(filters),
    refundedOn(db, filters.refunded),
    withLine(db, filters),
  )
}

/** Orders of which money went back on some days. */
const refundedOn = (db: Db, days: Range<CivilDate> | undefined) =>
  days &&
  inArray(
    orders.id,
    db
      .select({ id: payments.subjectId })
      .from(refunds)
      .innerJoin(payments, and(eq(payments.id, refunds.paymentId), eq(payments.purpose, 'order')))
      .where(and(eq(refunds.status, 'succeeded'), onDays(refunds.settledAt, days))),
  )

/** Orders of which a line is of a product, a category and a size. */
const withLine = (db: Db, { product, category, size }: OrderFilters) => {
  if (product === undefined && category === undefined && size === undefined) return undefined
  const ofCategory =
    category === undefined
      ? undefined
      : inArray(
          orderLines.productId,
          db.select({ id: products.id }).from(products).where(eq(products.categoryId, category)),
        )
  return inArray(
    orders.id,
    db
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(
        and(
          product === undefined ? undefined : eq(orderLines.productId, product),
          size === undefined ? undefined : eq(orderLines.size, size),
          ofCategory,
        ),
      ),
  )
}
