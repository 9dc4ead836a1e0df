import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Decline } from '../../../shared/payments/declines.ts'
import type { IntentStatus } from '../payment-provider.ts'

/** How the events of a payment arrive. */
export type Telling = 'at_once' | 'late' | 'twice' | 'out_of_order'

const instant = { withTimezone: true, precision: 3, mode: 'date' } as const

/** The payments of the demo's own provider; of a card it stores only the network and the last four digits. */
export const demoIntents = pgTable('demo_intents', {
  id: text().primaryKey(),
  clientSecret: text('client_secret').notNull().unique(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  requestHash: text('request_hash').notNull(),
  amountCents: integer('amount_cents').notNull(),
  capturedCents: integer('captured_cents').notNull().default(0),
  status: text().$type<IntentStatus>().notNull(),
  decline: text().$type<Decline>(),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  cardCountry: text('card_country'),
  challengeHash: text('challenge_hash').unique(),
  telling: text().$type<Telling>().notNull().default('at_once'),
  settlesAt: timestamp('settles_at', instant),
  reference: text().notNull(),
  metadata: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: timestamp('created_at', instant).notNull(),
  capturedAt: timestamp('captured_at', instant),
})

export const demoRefunds = pgTable('demo_refunds', {
  id: text().primaryKey(),
  intentId: text('intent_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  requestHash: text('request_hash').notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text().$type<'succeeded' | 'failed'>().notNull(),
  comesBackAt: timestamp('comes_back_at', instant),
  reason: text().notNull(),
  metadata: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: timestamp('created_at', instant).notNull(),
  /** When the customer's bank sent it back. */
  returnedAt: timestamp('returned_at', instant),
})

/** Payments that the customer's bank took back. */
export const demoDisputes = pgTable('demo_disputes', {
  id: text().primaryKey(),
  intentId: text('intent_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  openedAt: timestamp('opened_at', instant).notNull(),
  /** When the bank gave the money back to the house. */
  wonAt: timestamp('won_at', instant),
})

/** Events that wait for delivery, one row for each delivery. */
export const demoDeliveries = pgTable('demo_deliveries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventId: text('event_id').notNull(),
  intentId: text('intent_id').notNull(),
  body: text().notNull(),
  dueAt: timestamp('due_at', instant),
  deliveredAt: timestamp('delivered_at', instant),
  attempts: integer().notNull().default(0),
})

export type DemoIntentRow = typeof demoIntents.$inferSelect
export type DemoRefundRow = typeof demoRefunds.$inferSelect
export type DemoDeliveryRow = typeof demoDeliveries.$inferSelect
