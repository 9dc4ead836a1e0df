import { and, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { commissionQuotes } from './commissions.table.ts'

/** A version without its paper, which is read when somebody opens it. */
const { pdf: _pdf, ...facts } = getTableColumns(commissionQuotes)

/** The versions of the quotes of commissions, the latest first. */
export const findQuotesOf = (db: Db, commissionIds: readonly string[]) =>
  db
    .select(facts)
    .from(commissionQuotes)
    .where(inArray(commissionQuotes.commissionId, [...commissionIds]))
    .orderBy(desc(commissionQuotes.version))

export const findQuotes = (db: Db, commissionId: string) => findQuotesOf(db, [commissionId])

export type QuoteRow = Awaited<ReturnType<typeof findQuotesOf>>[number]

interface OneVersion {
  readonly commissionId: string
  readonly version: number
}

export const ofVersion = ({ commissionId, version }: OneVersion) =>
  and(eq(commissionQuotes.commissionId, commissionId), eq(commissionQuotes.version, version))

/** The version that was accepted; undefined before there is one. */
export const findAcceptedQuote = async (db: Db, commissionId: string) => {
  const [quote] = await db
    .select(facts)
    .from(commissionQuotes)
    .where(and(eq(commissionQuotes.commissionId, commissionId), eq(commissionQuotes.status, 'accepted')))
  return quote
}

/** The paper of a version that was sent. */
export const findQuotePaper = async (db: Db, wanted: OneVersion) => {
  const [quote] = await db
    .select({ pdf: commissionQuotes.pdf })
    .from(commissionQuotes)
    .where(and(ofVersion(wanted), ne(commissionQuotes.status, 'draft')))
  return quote?.pdf ? new Uint8Array(quote.pdf) : undefined
}
