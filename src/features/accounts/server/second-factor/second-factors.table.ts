import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The second step of an account: what its codes are made from, sealed, and which of them was taken last. */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid('account_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null until a first code has shown that the telephone has the secret: until then nothing is asked. */
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** What stands in for the telephone, each once; kept as hashes. */
export const recoveryCodes = pgTable('recovery_codes', {
  hash: text().primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
})

/** A row while the house asks its admins for a second step. */
export const secondFactorRule = pgTable('second_factor_rule', {
  singleton: boolean().primaryKey().default(true),
  since: moment('since').notNull(),
})
