import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../privacy/personal-data.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

/** The answers that the person got under a key, for the two days that they are kept. */
export const keptAnswers: PersonalData = {
  section: 'keptAnswers',
  tables: ['idempotency_keys'],
  collect: (db, { id }) =>
    db
      .select({
        at: idempotencyKeys.createdAt,
        endpoint: idempotencyKeys.endpoint,
        key: idempotencyKeys.key,
        requestHash: idempotencyKeys.requestHash,
        answer: idempotencyKeys.answer,
      })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.callerId, id))
      .orderBy(asc(idempotencyKeys.createdAt)),
  erase: async ({ db }, { id }) => {
    await db.delete(idempotencyKeys).where(eq(idempotencyKeys.callerId, id))
  },
}
