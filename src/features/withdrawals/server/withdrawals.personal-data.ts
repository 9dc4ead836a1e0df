import { asc, eq, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { withdrawals } from './withdrawals.table.ts'

/**
 * What she withdrew from: signed in, or by her address once she has proven that it is hers. Declarations are proof and
 * stay five years as they were made (domain.md 2.2, GDPR 17.3 e); the account falls out of them by itself.
 */
export const keptWithdrawals: PersonalData = {
  section: 'withdrawals',
  tables: ['withdrawals'],
  collect: (db, { id, email, isEmailConfirmed }) =>
    db
      .select({
        reference: withdrawals.reference,
        submittedAt: withdrawals.submittedAt,
        language: withdrawals.language,
        name: withdrawals.name,
        email: withdrawals.email,
        orderNumber: withdrawals.orderNumber,
        orderedOn: withdrawals.orderedOn,
        pieces: withdrawals.lines,
        text: withdrawals.freeText,
        statement: withdrawals.statement,
        status: withdrawals.status,
        reviewReason: withdrawals.reviewReason,
        handledAt: withdrawals.handledAt,
        goodsReceived: withdrawals.goodsReceived,
        note: withdrawals.note,
      })
      .from(withdrawals)
      .where(
        or(
          eq(withdrawals.accountId, id),
          isEmailConfirmed ? eq(sql`lower(${withdrawals.email})`, email.toLowerCase()) : undefined,
        ),
      )
      .orderBy(asc(withdrawals.submittedAt)),
}
