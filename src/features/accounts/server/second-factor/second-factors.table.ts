import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * The second step of an account: the sealed secret of its codes, and the half minute of the last code that was used.
 */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid('account_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null until a first code has shown that the telephone has the secret; until then no sign-in asks for a code. */
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Codes that replace the telephone, each usable once; kept as hashes. */
export const recoveryCodes = pgTable('recovery_codes', {
  hash: text().primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
})

/** Has one row while the house requires a second step of its admins. */
export const secondFactorRule = pgTable('second_factor_rule', {
  singleton: boolean().primaryKey().default(true),
  since: moment('since').notNull(),
})
