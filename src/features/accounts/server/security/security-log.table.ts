import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SecurityEvent } from '../../sessions/security-events.ts'

/** What happened to accounts and their sessions, kept for a year. */
export const securityLog = pgTable('security_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  event: text().$type<SecurityEvent>().notNull(),
  /** Null for an address that has no account, and after the account was closed. */
  accountId: uuid('account_id'),
  sessionId: uuid('session_id'),
  device: text().notNull(),
  /** A pseudonym of the network. */
  address: text().notNull(),
})
