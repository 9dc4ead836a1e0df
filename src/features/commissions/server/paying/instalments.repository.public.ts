import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { invoices } from '../../../papers/server/invoices/invoices.table.ts'
import { payments } from '../../../payments/server/payments.table.ts'
import { commissionInstalments } from '../commissions.table.ts'

/** What an instalment is paid as. */
export const instalmentPurpose = 'instalment'

export const subjectOf = (instalmentId: string) => ({
  purpose: instalmentPurpose,
  subjectId: instalmentId,
})

/** The instalments of commissions in their order, each with what went back of it. */
export const findInstalmentsOf = (db: Db, commissionIds: readonly string[]) =>
  db
    .select({
      id: commissionInstalments.id,
      commissionId: commissionInstalments.commissionId,
      version: commissionInstalments.version,
      position: commissionInstalments.position,
      beforeStage: commissionInstalments.beforeStage,
      amountCents: commissionInstalments.amountCents,
      status: commissionInstalments.status,
      paidAt: commissionInstalments.paidAt,
      creditedCents: sql<number>`coalesce(${payments.refundedCents}, 0)`.mapWith(Number),
    })
    .from(commissionInstalments)
    .leftJoin(
      payments,
      and(eq(payments.purpose, instalmentPurpose), eq(payments.subjectId, commissionInstalments.id)),
    )
    .where(inArray(commissionInstalments.commissionId, [...commissionIds]))
    .orderBy(asc(commissionInstalments.version), asc(commissionInstalments.position))

export const findInstalments = (db: Db, commissionId: string) => findInstalmentsOf(db, [commissionId])

export type FoundInstalment = Awaited<ReturnType<typeof findInstalmentsOf>>[number]

/** The payments of instalments that are still asked for. */
export const findBegunPayments = async (db: Db, commissionId: string) => {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(commissionInstalments, eq(payments.subjectId, commissionInstalments.id))
    .where(
      and(
        eq(payments.purpose, instalmentPurpose),
        eq(commissionInstalments.commissionId, commissionId),
        eq(commissionInstalments.status, 'open'),
      ),
    )
  return rows.map(({ payment }) => payment)
}

/** The invoices and credit notes of a commission, in the order of their numbers. */
export const findPapers = (db: Db, commissionId: string) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      series: invoices.series,
      subjectId: invoices.subjectId,
      issuedAt: invoices.issuedAt,
      totalCents: invoices.totalCents,
      refersTo: invoices.refersTo,
      isAdvance: sql<boolean>`coalesce((${invoices.content} ->> 'isAdvance')::boolean, false)`,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.purpose, instalmentPurpose),
        inArray(
          invoices.subjectId,
          db
            .select({ id: commissionInstalments.id })
            .from(commissionInstalments)
            .where(eq(commissionInstalments.commissionId, commissionId)),
        ),
      ),
    )
    .orderBy(asc(invoices.issuedAt), desc(invoices.series), asc(invoices.sequence))

/** Whether the invoice of all that was made is issued: its price changes no more, and nothing is asked for again. */
export const isBalanced = (papers: readonly { readonly series: string; readonly isAdvance: boolean }[]) =>
  papers.some(({ series, isAdvance }) => series === 'F' && !isAdvance)

export type FoundPaper = Awaited<ReturnType<typeof findPapers>>[number]
