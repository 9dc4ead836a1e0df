import { and, asc, desc, eq, exists, inArray, isNull, max, notExists } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { Person, PersonalData } from '../../../platform/privacy/personal-data.ts'
import { lastDayInBooks } from '../../../shared/privacy/erasure.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'
import { readPaymentRecords } from '../../payments/server/payment-records.public.ts'
import {
  commissionEvents,
  commissionInstalments,
  commissionQuotes,
  commissionStages,
  commissions,
} from './commissions.table.ts'
import { commissionsOfPerson } from './commissions-of-person.public.ts'
import { instalmentPurpose } from './paying/instalments.repository.public.ts'
import { findQuotesOf } from './quotes.repository.public.ts'

const agreedTo = (db: Db) =>
  db
    .select({ id: commissionInstalments.id })
    .from(commissionInstalments)
    .where(eq(commissionInstalments.commissionId, commissions.id))

const idsOf = async (db: Db, person: Person) => {
  const rows = await db.select({ id: commissions.id }).from(commissions).where(commissionsOfPerson(person))
  return rows.map(({ id }) => id)
}

const instalmentsOf = async (db: Db, person: Person) => {
  const ids = await idsOf(db, person)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: commissionInstalments.id })
    .from(commissionInstalments)
    .where(inArray(commissionInstalments.commissionId, ids))
  return rows.map(({ id }) => id)
}

const collect = async (db: Db, person: Person) => {
  const own = await db
    .select()
    .from(commissions)
    .where(commissionsOfPerson(person))
    .orderBy(desc(commissions.createdAt))
  if (own.length === 0) return []
  const ids = own.map(({ id }) => id)
  const quotes = await findQuotesOf(db, ids)
  const instalments = await db
    .select()
    .from(commissionInstalments)
    .where(inArray(commissionInstalments.commissionId, ids))
    .orderBy(asc(commissionInstalments.version), asc(commissionInstalments.position))
  const stages = await db.select().from(commissionStages).where(inArray(commissionStages.commissionId, ids))
  const events = await db
    .select()
    .from(commissionEvents)
    .where(inArray(commissionEvents.commissionId, ids))
    .orderBy(asc(commissionEvents.id))
  const isOf =
    (id: string) =>
    ({ commissionId }: { readonly commissionId: string }) =>
      commissionId === id
  return own.map(({ accountId: _account, sought: _sought, ...commission }) => ({
    ...commission,
    // A draft was told to nobody yet.
    quotes: quotes
      .filter(({ status }) => status !== 'draft')
      .filter(isOf(commission.id))
      .map(({ writtenBy: _who, ...quote }) => quote),
    instalments: instalments.filter(isOf(commission.id)),
    // The team member who did something is not part of the customer's data.
    stages: stages.filter(isOf(commission.id)).map(({ doneBy: _who, ...stage }) => stage),
    events: events.filter(isOf(commission.id)).map(({ actorId: _who, ...event }) => event),
  }))
}

/**
 * What was asked for and agreed to. What nobody agreed to goes with the person; an accepted quote is kept for ten years, with
 * what its acceptance says, and nothing else of the person.
 */
export const keptCommissions: PersonalData = {
  section: 'commissions',
  tables: [
    'commissions',
    'commission_quotes',
    'commission_instalments',
    'commission_stages',
    'commission_events',
  ],
  collect,
  lastContact: async (db, person) => {
    const [row] = await db
      .select({ at: max(commissions.changedAt) })
      .from(commissions)
      .where(commissionsOfPerson(person))
    return row?.at ? Temporal.Instant.fromEpochMilliseconds(row.at.getTime()) : undefined
  },
  stays: { reason: 'contract', until: ({ changedAt }) => lastDayInBooks(changedAt as Date) },
  hinders: async (db, person) => {
    const underway = await db
      .select({ title: commissions.number })
      .from(commissions)
      .where(and(commissionsOfPerson(person), inArray(commissions.status, ['accepted', 'making'])))
      .orderBy(asc(commissions.number))
    return underway.map(({ title }) => ({ kind: 'commission-underway', title }))
  },
  erase: async ({ db }, person) => {
    await db.update(commissionEvents).set({ actorId: null }).where(eq(commissionEvents.actorId, person.id))
    await db.delete(commissions).where(and(commissionsOfPerson(person), notExists(agreedTo(db))))
    const agreed = await db
      .update(commissions)
      .set({
        accountId: null,
        ...{ email: '', phone: '', firstName: '', lastName: '' },
        ...{ words: '', eventPlace: '', endedWords: '', eventDate: null, budget: null },
      })
      .where(and(commissionsOfPerson(person), exists(agreedTo(db))))
      .returning({ id: commissions.id })
    const ids = agreed.map(({ id }) => id)
    if (ids.length === 0) return
    await db
      .update(commissionStages)
      .set({ words: '', note: '' })
      .where(inArray(commissionStages.commissionId, ids))
    // A version that nobody accepted is no contract.
    await db.delete(commissionQuotes).where(
      and(
        inArray(commissionQuotes.commissionId, ids),
        isNull(commissionQuotes.acceptedAt),
        notExists(
          db
            .select({ id: commissionInstalments.id })
            .from(commissionInstalments)
            .where(
              and(
                eq(commissionInstalments.commissionId, commissionQuotes.commissionId),
                eq(commissionInstalments.version, commissionQuotes.version),
              ),
            ),
        ),
      ),
    )
  },
}

/** The payments of instalments. */
export const keptInstalmentPayments: PersonalData = {
  section: 'commissionPayments',
  tables: [],
  stays: { reason: 'books', until: ({ createdAt }) => lastDayInBooks(createdAt as Date) },
  collect: async (db, person) =>
    readPaymentRecords(db, { purpose: instalmentPurpose, subjectIds: await instalmentsOf(db, person) }),
}

/** The invoices and credit notes of instalments; their PDFs are downloaded one by one. */
export const keptInstalmentInvoices: PersonalData = {
  section: 'commissionInvoices',
  tables: [],
  stays: { reason: 'books', until: ({ issuedAt }) => lastDayInBooks(issuedAt as Date) },
  collect: async (db, person) => {
    const ids = await instalmentsOf(db, person)
    if (ids.length === 0) return []
    return db
      .select({
        number: invoices.number,
        instalmentId: invoices.subjectId,
        issuedAt: invoices.issuedAt,
        totalCents: invoices.totalCents,
        content: invoices.content,
      })
      .from(invoices)
      .where(and(eq(invoices.purpose, instalmentPurpose), inArray(invoices.subjectId, ids)))
      .orderBy(asc(invoices.issuedAt), asc(invoices.number))
  },
}
