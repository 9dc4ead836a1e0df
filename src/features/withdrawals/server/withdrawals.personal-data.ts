import { asc, eq, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { withdrawals } from './withdrawals.table.ts'

/**
 * The person's withdrawals: those of the account, and those of its address once it is confirmed. Declarations are proof
 * and stay unchanged for five years (§12.2, GDPR 17.3 e); closing the account removes only the reference to it.
 */
export const keptWithdrawals: PersonalData = {
  section: 'withdrawals',
  tables: ['withdrawals', 'withdrawal_returns'],
  collect: (db, { id, email, isEmailConfirmed }) =>
    db
      .select({
        reference: withdrawals.reference,
        submittedAt: withdrawals.submittedAt,
        language: withdrawals.language,
        name: withdrawals.name,
        email: withdrawals.email,
        emailConfirmedAt: withdrawals.emailConfirmedAt,
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
        withheldCents: withdrawals.withheldCents,
        withheldReason: withdrawals.withheldReason,
        returns: sql`(
          select coalesce(json_agg(json_build_object(
            'cameOn', r.came_on, 'state', r.state, 'quantity', r.quantity, 'words', r.words) order by r.noted_at), '[]')
          from withdrawal_returns r where r.withdrawal_id = withdrawals.id)`,
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
