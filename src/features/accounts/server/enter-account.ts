import { dateOf } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { hashPassword } from '../../../platform/passwords/hash-password.ts'
import { accounts } from './accounts.table.ts'

export interface NewAccount extends Omit<typeof accounts.$inferInsert, 'passwordHash' | 'createdAt'> {
  readonly password: string
  readonly createdAt: Temporal.Instant
}

/** Enters an account unless its address has one; returns whether it was entered. */
export const enterAccount = async (db: Db, { password, createdAt, ...account }: NewAccount) => {
  const entered = await db
    .insert(accounts)
    .values({
      ...account,
      passwordHash: await hashPassword(password),
      createdAt: dateOf(createdAt),
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  return entered.length > 0
}
