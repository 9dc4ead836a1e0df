import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { SubscriptionSource } from '../newsletter.limits.ts'
import type { ConsentProof } from '../subscribers.contract.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The addresses that asked for the newsletter. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  source: text().$type<SubscriptionSource>().notNull(),
  askedAt: moment('asked_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  leftAt: moment('left_at'),
  codeSentAt: moment('code_sent_at'),
  tokenHash: text('token_hash'),
  stopKey: text('stop_key').notNull(),
})

/** Each consent, and each end of one, as it happened. */
export const newsletterEvents = pgTable('newsletter_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subscriberId: uuid('subscriber_id').notNull(),
  at: moment('at').notNull(),
  action: text().$type<ConsentProof['action']>().notNull(),
  reason: text().$type<NonNullable<ConsentProof['reason']>>(),
  source: text().$type<SubscriptionSource>(),
  language: text().$type<Language>(),
  textVersion: text('text_version'),
  fromAddress: text('from_address'),
})

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect
