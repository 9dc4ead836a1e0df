import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { DeclaredLine } from '../declaration.ts'
import type { ReviewReason } from '../line-eligibility.rules.ts'
import type { KeptStatus } from '../withdrawal-status.rules.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The declarations, which the database refuses to change, and what the house decided about them. */
export const withdrawals = pgTable('withdrawals', {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull(),
  submittedAt: instant('submitted_at').notNull(),
  language: text().$type<Language>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text('order_number'),
  orderedOn: date('ordered_on', { mode: 'string' }),
  lines: jsonb().$type<readonly DeclaredLine[]>().notNull().default([]),
  freeText: text('free_text').notNull().default(''),
  statement: text().notNull(),
  /** Null for guests, and once the account is closed. */
  accountId: uuid('account_id'),
  /** Whoever declared it has closed their account: it is kept as proof, and names no customer any more. */
  ofClosedAccount: boolean('of_closed_account').notNull().default(false),
  refundDueOn: date('refund_due_on', { mode: 'string' }).notNull(),
  lookedUpAt: instant('looked_up_at'),
  orderId: uuid('order_id'),
  reviewReason: text('review_reason').$type<ReviewReason>(),
  status: text().$type<KeptStatus>().notNull().default('received'),
  handledAt: instant('handled_at'),
  handledBy: uuid('handled_by'),
  goodsReceived: boolean('goods_received'),
  note: text().notNull().default(''),
  refundId: uuid('refund_id'),
  returnsVersion: integer('returns_version').notNull().default(0),
  withheldCents: integer('withheld_cents').notNull().default(0),
  withheldReason: text('withheld_reason').notNull().default(''),
  /** When the house was reminded of a parcel that does not come. */
  remindedAt: instant('reminded_at'),
  /** The moment since which the address is known to be the customer's own: before it, no typed text is mailed to it. */
  emailConfirmedAt: instant('email_confirmed_at'),
  /** The hash of the token in the link that requests the receipt. */
  receiptTokenHash: text('receipt_token_hash'),
})

export type WithdrawalRow = typeof withdrawals.$inferSelect
