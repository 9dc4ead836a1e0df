import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FraudReport, PaidBy } from '../../../platform/payments/payment-provider.ts'
import type { DisputeState } from '../../../platform/payments/payment-purpose.ts'
import type { PaymentStatus } from '../payment.rules.ts'
import type { RefundState } from '../refund.rules.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export type ProviderName = 'stripe' | 'demo'

/** One payment for each subject that is paid for. */
export const payments = pgTable('payments', {
  id: uuid().primaryKey().defaultRandom(),
  purpose: text().notNull(),
  subjectId: uuid('subject_id').notNull(),
  reference: text().notNull(),
  provider: text().$type<ProviderName>().notNull(),
  intentId: text('intent_id'),
  clientSecret: text('client_secret'),
  amountCents: integer('amount_cents').notNull(),
  capturedCents: integer('captured_cents').notNull().default(0),
  refundedCents: integer('refunded_cents').notNull().default(0),
  status: text().$type<PaymentStatus>().notNull(),
  decline: text(),
  method: jsonb().$type<PaidBy>(),
  voidedAt: instant('voided_at'),
  createdAt: instant('created_at').notNull(),
  capturedAt: instant('captured_at'),
})

export type PaymentRow = typeof payments.$inferSelect

/** The fields needed to open a payment at its provider. */
export type EnteredPayment = Pick<
  PaymentRow,
  | 'id'
  | 'purpose'
  | 'subjectId'
  | 'reference'
  | 'provider'
  | 'intentId'
  | 'clientSecret'
  | 'amountCents'
  | 'voidedAt'
>

export const paymentEvents = pgTable('payment_events', {
  provider: text().$type<ProviderName>().notNull(),
  eventId: text('event_id').notNull(),
  type: text().notNull(),
  paymentId: uuid('payment_id'),
  receivedAt: instant('received_at').notNull(),
})

export const refunds = pgTable('refunds', {
  id: uuid().primaryKey().defaultRandom(),
  paymentId: uuid('payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text().notNull(),
  details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  status: text().$type<RefundState>().notNull(),
  attempts: integer().notNull().default(1),
  providerRef: text('provider_ref'),
  requestedBy: uuid('requested_by'),
  requestedAt: instant('requested_at').notNull(),
  settledAt: instant('settled_at'),
  /** The provider's own word for why it was not made. */
  failure: text(),
  /** The refund that failed and that this one repeats. */
  retries: uuid(),
})

export type RefundRow = typeof refunds.$inferSelect

export const disputes = pgTable('disputes', {
  providerRef: text('provider_ref').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  status: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text().notNull(),
  openedAt: instant('opened_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  answerDueAt: instant('answer_due_at'),
  /** When an admin decided that the order goes on all the same. */
  decidedAt: instant('decided_at'),
  /** The word that the provider's status comes to; the database computes it. */
  standing: text().$type<DisputeState>().notNull().generatedAlwaysAs(sql``),
  /** Whether the bank has the money, for now or for good; the database computes it. */
  holdsMoney: boolean('holds_money').notNull().generatedAlwaysAs(sql``),
})

/** Reports that a card may be stolen. */
export const fraudReports = pgTable('fraud_reports', {
  providerRef: text('provider_ref').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  source: text().$type<FraudReport['source']>().notNull(),
  reason: text().notNull(),
  reportedAt: instant('reported_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** When the provider's own review approved the payment. */
  liftedAt: instant('lifted_at'),
  /** When an admin decided that the order goes on all the same. */
  decidedAt: instant('decided_at'),
})

/** Rows are only added: the database refuses any change. */
export const paymentJournal = pgTable('payment_journal', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  paymentId: uuid('payment_id').notNull(),
  kind: text().$type<'captured' | 'refunded' | 'refund_failed'>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  refundId: uuid('refund_id'),
  provider: text().$type<ProviderName>().notNull(),
  providerRef: text('provider_ref').notNull(),
})
