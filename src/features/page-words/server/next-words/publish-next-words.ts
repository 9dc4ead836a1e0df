import { asc, eq, lte } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { pageWordsAudit } from '../../page-words.audit.ts'
import { pageWordsErrors } from '../../page-words.errors.ts'
import type { SaidWords, WordedPage } from '../../page-words.limits.ts'
import { isSame, lockWords, saidIn, writeWords } from '../write-words.ts'
import { findNextRow, movedTexts } from './find-next-words.ts'
import { type NextWordsRow, nextPageWords } from './next-words.table.ts'
import { publishLater, requireSeen } from './write-next-words.ts'

/** What somebody has read who publishes by hand. */
interface ReadVersion {
  readonly seen: number
  /** The texts that were changed since it was written, and that it replaces nevertheless. */
  readonly replacing: readonly string[]
}

/** Somebody may have put off the day, or published by hand, since the page was found to be due. */
const findDue = async ({ clock }: Context, db: Db, page: WordedPage) => {
  const row = await findNextRow(db, page)
  return row?.publishAt && row.publishAt <= dateOf(clock.now()) ? row : undefined
}

const refuseUnread = (
  { endsAt }: NextWordsRow,
  { moved, replacing, now }: { moved: readonly string[]; replacing: readonly string[]; now: Date },
) => {
  if (endsAt && endsAt <= now)
    throw pageWordsErrors.endsTooEarly({ fields: { endsAt: 'errors.endsTooEarly' } })
  const unread = moved.filter((key) => !replacing.includes(key))
  if (unread.length > 0) throw pageWordsErrors.nextWordsMoved({ instead: { texts: unread } })
}

/**
 * Publishes what waits beside a page, all its texts at once. Without somebody its day has come: it then replaces what
 * was changed since, and the log says so.
 */
export const publishNextWords = (ctx: Context, page: WordedPage, read?: ReadVersion) =>
  ctx.write(async (write) => {
    const { db } = write
    const live = await lockWords(db, page)
    const row = read ? await requireSeen(db, { page, seen: read.seen }) : await findDue(ctx, db, page)
    if (!row) return
    const moved = movedTexts(row, live)
    if (read) refuseUnread(row, { moved, replacing: read.replacing, now: dateOf(ctx.clock.now()) })
    const texts = new Map(Object.entries(row.words).filter(([key, said]) => !isSame(said, saidIn(live, key))))
    await writeWords(ctx, write, {
      page,
      live,
      texts,
      logged: pageWordsAudit.next_published,
      over: new Set(moved),
    })
    await db.delete(nextPageWords).where(eq(nextPageWords.page, page))
    if (row.endsAt && texts.size > 0) await waitForEnd(ctx, db, { page, live, texts, endsAt: row.endsAt })
  })

interface Ending {
  readonly page: WordedPage
  /** What the page said before. */
  readonly live: ReadonlyMap<string, SaidWords>
  readonly texts: ReadonlyMap<string, SaidWords>
  readonly endsAt: Date
}

/** The words before those that were published are what waits from now on, until these end. */
const waitForEnd = async (ctx: Context, db: Db, { page, live, texts, endsAt }: Ending) => {
  await db.insert(nextPageWords).values({
    page,
    words: Object.fromEntries([...texts.keys()].map((key) => [key, saidIn(live, key)])),
    base: Object.fromEntries(texts),
    publishAt: endsAt,
    savedAt: dateOf(ctx.clock.now()),
  })
  await publishLater(ctx, db, endsAt)
  await audit(db, ctx, pageWordsAudit.next_saved, {
    id: page,
    after: { texts: [...texts.keys()], publishAt: endsAt.toISOString() },
  })
}

/** Publishes every next version whose moment has come, each by itself: one that fails does not hold up the others. */
export const publishDue = async (ctx: Context) => {
  const due = await ctx.db
    .select({ page: nextPageWords.page })
    .from(nextPageWords)
    .where(lte(nextPageWords.publishAt, dateOf(ctx.clock.now())))
    .orderBy(asc(nextPageWords.publishAt))
  const failures: unknown[] = []
  for (const { page } of due)
    await publishNextWords(ctx, page).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'pages that could not be published')
}
