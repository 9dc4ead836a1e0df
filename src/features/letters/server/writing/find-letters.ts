import { and, asc, desc, eq, like, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { newsletterSubscribers } from '../../../newsletter/server/newsletter.table.ts'
import { hasEnglish } from '../../letter.rules.ts'
import type { Letter, LetterLine } from '../../letters.contract.ts'
import { lettersErrors } from '../../letters.errors.ts'
import { isConfirmed } from '../is-confirmed.ts'
import { type LetterRow, letters } from '../letters.table.ts'
import { causeOfLetters } from '../mails/mail-cause.ts'
import { findShownParts } from '../mails/shown-parts.ts'

const letterOfCause = sql<string>`split_part(${mailOutbox.causeKey}, ':', 3)`

/** How many mails of each letter were given up, as far as the outbox still knows. */
const findFailures = async (db: Db) => {
  const rows = await db
    .select({ id: letterOfCause, count: sql<number>`count(*)::int` })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, 'failed'), like(mailOutbox.causeKey, `${causeOfLetters}%`)))
    .groupBy(letterOfCause)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const lineOnTheWire = (row: LetterRow, failures: ReadonlyMap<string, number>): LetterLine => ({
  _id: row.id,
  subject: row.content.fr.subject,
  status: row.status,
  audience: row.audience,
  readers: row.readers,
  written: row.written,
  leftMeanwhile: row.leftMeanwhile,
  failed: Math.max(row.failed, failures.get(row.id) ?? 0),
  updatedAt: row.updatedAt.toISOString(),
  begunAt: row.begunAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  sendAt: row.sendAt?.toISOString() ?? null,
})

/** All letters, the newest first. */
export const findLetters = async (db: Db) => {
  const rows = await db.select().from(letters).orderBy(desc(letters.createdAt), asc(letters.id))
  const failures = await findFailures(db)
  return rows.map((row) => lineOnTheWire(row, failures))
}

/** One letter, whatever was sent for an id. */
export const findLetterRow = async (db: Db, id: string) => {
  const [row] = isUuid(id) ? await db.select().from(letters).where(eq(letters.id, id)) : []
  if (!row) throw lettersErrors.letterNotFound()
  return row
}

const countConfirmed = async (db: Db) => {
  const numberIn = (lng: 'fr' | 'en') =>
    sql<number>`(count(*) filter (where ${newsletterSubscribers.language} = ${lng}))::int`
  const [counted] = await db
    .select({ fr: numberIn('fr'), en: numberIn('en') })
    .from(newsletterSubscribers)
    .where(isConfirmed)
  return counted ?? { fr: 0, en: 0 }
}

/** A letter as its editor reads it, with how many addresses are confirmed. */
export const readLetter = async (ctx: Context, id: string) => {
  const row = await findLetterRow(ctx.db, id)
  const { products, pictures } = await findShownParts(ctx, { content: row.content, lng: ctx.lng })
  const names = [...products, ...pictures].map(([part, { name }]) => [part, name] as const)
  const letter: Letter = {
    ...lineOnTheWire(row, await findFailures(ctx.db)),
    content: row.content,
    hasEnglish: hasEnglish(row.content),
    names: Object.fromEntries(names),
    version: row.version,
    frenchForAll: row.frenchForAll,
    missed:
      row.missedAt && row.missedBecause
        ? { at: row.missedAt.toISOString(), reason: row.missedBecause }
        : null,
  }
  return { success: true as const, letter, confirmed: await countConfirmed(ctx.db) }
}
