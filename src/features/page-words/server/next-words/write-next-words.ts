import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { pageWordsAudit } from '../../page-words.audit.ts'
import { pageWordsErrors } from '../../page-words.errors.ts'
import type { SaidWords, WordedPage } from '../../page-words.limits.ts'
import { nextNumber } from '../page-words.table.ts'
import { isSame, lockWords, requireWord, saidIn } from '../write-words.ts'
import { findNextRow } from './find-next-words.ts'
import { nextPageWords } from './next-words.table.ts'
import { duePublishing } from './words-publishing.job.ts'

/** The words of its page are locked before, so that both change one after the other. */
export const requireSeen = async (
  db: Db,
  { page, seen }: { readonly page: WordedPage; readonly seen: number | null },
) => {
  const row = await findNextRow(db, page)
  if ((row?.version ?? null) === seen) return row
  throw row ? pageWordsErrors.nextWordsChanged() : pageWordsErrors.noNextWords()
}

interface SavedText {
  readonly page: WordedPage
  readonly key: string
  /** Null: the next version leaves the text as it is. */
  readonly words: SaidWords | null
  readonly seen: number | null
}

/** Writes a text of the next version of a page; nothing waits where nothing differs from what the page says. */
export const saveNextText = (ctx: Context, { page, key, words, seen }: SavedText) =>
  ctx.write(async ({ db }) => {
    requireWord(page, key)
    const live = await lockWords(db, page)
    const waiting = await requireSeen(db, { page, seen })
    const { [key]: _words, ...otherWords } = waiting?.words ?? {}
    const { [key]: _base, ...otherBases } = waiting?.base ?? {}
    const now = saidIn(live, key)
    const differs = words !== null && !isSame(words, now)
    const texts = differs ? { ...otherWords, [key]: words } : otherWords
    const base = differs ? { ...otherBases, [key]: now } : otherBases
    if (Object.keys(texts).length === 0) {
      await db.delete(nextPageWords).where(eq(nextPageWords.page, page))
      if (waiting) await audit(db, ctx, pageWordsAudit.next_discarded, { id: page })
      return
    }
    const row = { words: texts, base, savedAt: dateOf(ctx.clock.now()), version: nextNumber }
    await db
      .insert(nextPageWords)
      .values({ page, ...row })
      .onConflictDoUpdate({ target: nextPageWords.page, set: row })
    await audit(db, ctx, pageWordsAudit.next_saved, { id: page, after: { texts: Object.keys(texts) } })
  })

interface Dates {
  readonly publishAt: Date | null
  readonly endsAt: Date | null
}

/** Both are moments to come, the second after the first. */
const refuseDates = ({ publishAt, endsAt }: Dates, now: Date) => {
  if (publishAt && publishAt <= now)
    throw pageWordsErrors.momentPast({ fields: { publishAt: 'errors.momentPast' } })
  if (endsAt && endsAt <= (publishAt ?? now))
    throw pageWordsErrors.endsTooEarly({ fields: { endsAt: 'errors.endsTooEarly' } })
}

const datesOf = ({ publishAt, endsAt }: Dates) => ({
  publishAt: publishAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

export const publishLater = (ctx: Context, db: Db, at: Date) =>
  ctx.jobs.enqueue(db, {
    kind: duePublishing,
    data: {},
    notBefore: Temporal.Instant.fromEpochMilliseconds(at.getTime()),
  })

interface DatedPage extends Dates {
  readonly page: WordedPage
  readonly seen: number
}

/** Sets the moments at which a next version is published by itself and at which it ends, or takes them away. */
export const dateNextWords = (ctx: Context, { page, seen, ...dates }: DatedPage) =>
  ctx.write(async ({ db }) => {
    await lockWords(db, page)
    const before = await requireSeen(db, { page, seen })
    refuseDates(dates, dateOf(ctx.clock.now()))
    await db
      .update(nextPageWords)
      .set({ ...dates, version: nextNumber })
      .where(eq(nextPageWords.page, page))
    if (dates.publishAt) await publishLater(ctx, db, dates.publishAt)
    await audit(db, ctx, pageWordsAudit.next_saved, {
      id: page,
      before: before && datesOf(before),
      after: datesOf(dates),
    })
  })

export const discardNextWords = (
  ctx: Context,
  { page, seen }: { readonly page: WordedPage; readonly seen: number },
) =>
  ctx.write(async ({ db }) => {
    await lockWords(db, page)
    await requireSeen(db, { page, seen })
    await db.delete(nextPageWords).where(eq(nextPageWords.page, page))
    await audit(db, ctx, pageWordsAudit.next_discarded, { id: page })
  })
