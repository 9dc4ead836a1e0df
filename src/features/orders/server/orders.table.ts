import { sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { OrderContract, PostalAddress } from '../../papers/order-contract.ts'
import type { Fulfilment } from '../status/fulfilment.rules.ts'
import type { OrderEvent } from '../status/order-event.schema.ts'
import type { OrderStatus } from '../status/order-status.rules.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The amounts and the contract stay as they were agreed to: the database refuses to change them. */
export const orders = pgTable('orders', {
  id: uuid().primaryKey().defaultRandom(),
  number: text().notNull(),
  /** Null once the account is closed. */
  accountId: uuid('account_id'),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  /** The state of the products; `paidAt` and `refundedCents` hold the state of the money. */
  fulfilment: text().$type<Fulfilment>().notNull(),
  /** The status that follows from the fulfilment and the money; the database computes it. */
  status: text().$type<OrderStatus>().notNull().generatedAlwaysAs(sql``),
  placedAt: instant('placed_at').notNull(),
  /** When its reservation began, or that of the order that it replaced. */
  heldFrom: instant('held_from').notNull(),
  heldUntil: instant('held_until'),
  subtotalCents: integer('subtotal_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  shippingCents: integer('shipping_cents').notNull(),
  vatCents: integer('vat_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  promoCode: text('promo_code'),
  deliveryMethod: text('delivery_method').$type<'standard' | 'pickup'>().notNull(),
  shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
  billingAddress: jsonb('billing_address').$type<PostalAddress>().notNull(),
  notes: text().notNull().default(''),
  eventDate: date('event_date', { mode: 'string' }),
  /** The day by which all of it was promised; the database takes it from the contract. */
  promisedTo: date('promised_to', { mode: 'string' }).notNull().generatedAlwaysAs(sql``),
  contract: jsonb().$type<OrderContract>().notNull(),
  fingerprint: text().notNull(),
  paidAt: instant('paid_at'),
  shippedAt: instant('shipped_at'),
  deliveredAt: instant('delivered_at'),
  closedAt: instant('closed_at'),
  carrier: text(),
  trackingNumber: text('tracking_number'),
})

export type OrderRow = typeof orders.$inferSelect

export const orderLines = pgTable('order_lines', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  position: smallint().notNull(),
  productId: uuid('product_id').notNull(),
  sku: text().notNull(),
  nameFr: text('name_fr').notNull(),
  nameEn: text('name_en'),
  compositionFr: text('composition_fr').notNull(),
  compositionEn: text('composition_en'),
  size: text().notNull(),
  image: text().notNull(),
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  quantity: integer().notNull(),
  unitCents: integer('unit_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  netCents: integer('net_cents').notNull(),
  vatRate: integer('vat_rate').notNull(),
  vatCents: integer('vat_cents').notNull(),
  promisedFrom: date('promised_from', { mode: 'string' }).notNull(),
  promisedTo: date('promised_to', { mode: 'string' }).notNull(),
  withdrawal: text().$type<'eligible' | 'excluded'>().notNull(),
  exclusionBasis: text('exclusion_basis'),
  exclusionShownAt: instant('exclusion_shown_at'),
  refundedQuantity: integer('refunded_quantity').notNull().default(0),
  restockedQuantity: integer('restocked_quantity').notNull().default(0),
})

export type OrderLineRow = typeof orderLines.$inferSelect

/** The events of orders; rows are only added. */
export const orderEvents = pgTable('order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  at: instant('at').notNull(),
  kind: text().$type<OrderEvent['kind']>().notNull(),
  by: text().$type<'customer' | 'house' | 'payment' | 'clock'>().notNull(),
  actorId: uuid('actor_id'),
  details: jsonb().$type<OrderEvent['details']>().notNull().default({}),
})

export type OrderEventRow = typeof orderEvents.$inferSelect
