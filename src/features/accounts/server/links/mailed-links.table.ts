import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LinkPurpose } from '../../accounts.limits.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The links in mails: each can be used once, for one purpose and a limited time. The link itself is kept as a hash. */
export const mailedLinks = pgTable('mailed_links', {
  hash: text().primaryKey(),
  accountId: uuid('account_id').notNull(),
  purpose: text().$type<LinkPurpose>().notNull(),
  email: text().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})
