import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Person, PersonalData } from '../../../platform/privacy/personal-data.ts'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { refunds } from '../../payments/server/payments.table.ts'
import { keptDays } from './clear-old-withdrawals.ts'
import { withdrawals } from './withdrawals.table.ts'

const ofPerson = ({ id, email, isEmailConfirmed }: Person) =>
  or(
    eq(withdrawals.accountId, id),
    isEmailConfirmed ? eq(sql`lower(${withdrawals.email})`, email.toLowerCase()) : undefined,
  )

/** Those that are not answered, or whose money is not back with the customer. */
const isOpen = or(
  inArray(withdrawals.status, ['received', 'to_review']),
  and(eq(withdrawals.status, 'accepted'), or(isNull(refunds.status), ne(refunds.status, 'succeeded'))),
)

/**
 * The person's withdrawals: those of the account, and those of its address once it is confirmed. Declarations are proof
 * and stay unchanged for five years (§12.2, GDPR 17.3 e); closing the account removes only the reference to it.
 */
export const keptWithdrawals: PersonalData = {
  section: 'withdrawals',
  tables: ['withdrawals', 'withdrawal_returns'],
  collect: (db, person) =>
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
      .where(ofPerson(person))
      .orderBy(asc(withdrawals.submittedAt)),
  stays: {
    reason: 'proof',
    until: ({ submittedAt }) => addDays(parisTime((submittedAt as Date).getTime()).date, keptDays),
  },
  hinders: async (db, person) => {
    const open = await db
      .select({ title: withdrawals.reference })
      .from(withdrawals)
      .leftJoin(refunds, eq(refunds.id, withdrawals.refundId))
      .where(and(ofPerson(person), isOpen))
      .orderBy(asc(withdrawals.submittedAt))
    return open.map(({ title }) => ({ kind: 'withdrawal-open', title }))
  },
}
