import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Why a session ended before its time. */
export type SessionEnd =
  | 'logout'
  | 'owner'
  | 'replay'
  | 'password'
  | 'role'
  | 'disabled'
  | 'second-factor'
  | 'house'

/** One sign-in on one device. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  startedAt: moment('started_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  device: text().notNull(),
  address: text().notNull(),
  /** When the customer last gave a password or a code; null for a session that is older than this column. */
  provedAt: moment('proved_at'),
  /** The member of the team with whose rights an admin looks at the house, changing nothing. */
  viewsAs: uuid('views_as'),
  endedAt: moment('ended_at'),
  endedBy: text('ended_by').$type<SessionEnd>(),
})

/** Every refresh token that a session has had; the current one has not been replaced. */
export const refreshTokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  issuedAt: moment('issued_at').notNull(),
  replacedAt: moment('replaced_at'),
  replacedBy: text('replaced_by'),
})
