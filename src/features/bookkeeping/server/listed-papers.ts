import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/database.ts'
import { onDays } from '../../../platform/db/on-days.ts'
import {
  countedUpTo,
  highestFirst,
  lowestFirst,
  pageOf,
  type SortKey,
} from '../../../platform/db/pages/page-of.ts'
import { isSought as isSoughtIn, readSought } from '../../../platform/db/sought.ts'
import { centsOfEuros } from '../../../shared/money.ts'
import { commissionInstalments, commissions } from '../../commissions/server/commissions.table.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'
import { payments, refunds } from '../../payments/server/payments.table.ts'
import type { paperSorts } from '../bookkeeping.limits.ts'
import type { PaperListContract } from '../paper-list.contract.ts'

type PapersInput = z.output<PaperListContract['GET /admin/invoices']['query']>

const inOrder: Readonly<Record<(typeof paperSorts)[number], readonly [SortKey, SortKey]>> = {
  newest: [highestFirst(invoices.issuedAt), highestFirst(invoices.id)],
  oldest: [lowestFirst(invoices.issuedAt), lowestFirst(invoices.id)],
  'total-desc': [highestFirst(invoices.totalCents), highestFirst(invoices.id)],
  'total-asc': [lowestFirst(invoices.totalCents), lowestFirst(invoices.id)],
}

/** Whether a paper has a number, or its order or its commission has words. */
const isSought = (db: Db, words: string) =>
  or(
    eq(invoices.number, words.toUpperCase()),
    inArray(
      invoices.subjectId,
      db.select({ id: orders.id }).from(orders).where(sql`${orders}.words @@ words_beginning(${words})`),
    ),
    inArray(
      invoices.subjectId,
      db
        .select({ id: commissionInstalments.id })
        .from(commissionInstalments)
        .innerJoin(commissions, eq(commissions.id, commissionInstalments.commissionId))
        .where(isSoughtIn(sql`${commissions}.sought`, readSought(words))),
    ),
  )

const matching = (db: Db, { series, issued, country, clientele, rate, total, search }: PapersInput) =>
  and(
    series && eq(invoices.series, series),
    onDays(invoices.issuedAt, issued),
    country === undefined ? undefined : eq(invoices.country, country),
    clientele && eq(invoices.isBusiness, clientele === 'business'),
    rate && sql`${invoices.vatRates} @> ${rate}::jsonb`,
    total?.from === undefined ? undefined : gte(invoices.totalCents, centsOfEuros(total.from)),
    total?.to === undefined ? undefined : lte(invoices.totalCents, centsOfEuros(total.to)),
    search === undefined ? undefined : isSought(db, search),
  )

/** A page of the papers, each with its payment or its refund, and what was made to measure for it. */
export const findListedPapers = async (db: Db, input: PapersInput) => {
  const which = matching(db, input)
  const one = pageOf({ ...input, order: inOrder[input.sort], rows: invoices, id: invoices.id })
  const counted = await countedUpTo(db, (most) =>
    db.select({ one: sql`1` }).from(invoices).where(which).limit(most),
  )
  const rows = await db
    .select({
      paper: invoices,
      refund: refunds,
      payment: payments,
      commissionId: commissionInstalments.commissionId,
    })
    .from(invoices)
    .leftJoin(refunds, eq(refunds.id, invoices.refundId))
    .leftJoin(payments, sql`${payments.id} = coalesce(${invoices.paymentId}, ${refunds.paymentId})`)
    .leftJoin(
      commissionInstalments,
      and(eq(invoices.purpose, 'instalment'), eq(commissionInstalments.id, invoices.subjectId)),
    )
    .where(and(which, one.begins))
    .orderBy(...one.orderBy)
    .limit(one.limit)
    .offset(one.offset)
  return { ...counted, rows: one.shown(rows) }
}

export type FoundPaper = Awaited<ReturnType<typeof findListedPapers>>['rows'][number]
