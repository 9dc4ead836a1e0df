import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { onDays } from '../../../../platform/db/on-days.ts'
import type { JobRun } from '../../../../platform/jobs/jobs.ts'
import { invoices } from '../../../papers/server/invoices/invoices.table.ts'
import { invoicePaper } from '../../../papers/server/made/invoice-paper.public.ts'
import { invoicePapers } from '../../../papers/server/made/papers.table.ts'
import { periodNamed } from '../period.ts'
import { paperArchiveParts, paperArchives } from './archives.table.ts'
import { zipOf } from './zip-writer.ts'

/** The papers that are in memory at once. */
const atOnce = 20
const partBytes = 1 << 20

type Run = Pick<JobRun<{ readonly archiveId: string }>, 'data' | 'signal'>

/** Each paper of a period as a file, by number; one that was never opened is printed now. */
async function* papersOf(
  ctx: Context,
  period: string,
  { signal, counted }: { signal: AbortSignal; counted: () => void },
) {
  const days = onDays(invoices.issuedAt, periodNamed(period))
  for (let after: string | undefined, isMore = true; isMore; ) {
    signal.throwIfAborted()
    const found = await ctx.db
      .select({ paper: invoices, pdf: invoicePapers.pdf })
      .from(invoices)
      .leftJoin(invoicePapers, eq(invoicePapers.invoiceId, invoices.id))
      .where(and(days, after === undefined ? undefined : gt(invoices.number, after)))
      .orderBy(asc(invoices.number))
      .limit(atOnce)
    for (const { paper, pdf } of found) {
      signal.throwIfAborted()
      yield { name: `${paper.number}.pdf`, bytes: pdf ?? (await invoicePaper(ctx, paper)).bytes }
      counted()
    }
    after = found.at(-1)?.paper.number
    isMore = found.length === atOnce
  }
}

/** Joins small pieces to parts of about a megabyte. */
async function* inParts(pieces: AsyncIterable<Uint8Array>) {
  let part: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    part.push(piece)
    bytes += piece.length
    if (bytes < partBytes) continue
    yield Buffer.concat(part)
    part = []
    bytes = 0
  }
  yield Buffer.concat(part)
}

const writeParts = async (ctx: Context, { data: { archiveId }, signal }: Run, period: string) => {
  let papers = 0
  const files = papersOf(ctx, period, { signal, counted: () => papers++ })
  let place = 0
  let total = 0
  for await (const bytes of inParts(zipOf(files))) {
    await ctx.write(({ db }) => db.insert(paperArchiveParts).values({ archiveId, place: place++, bytes }))
    total += bytes.length
  }
  return { papers, bytes: total }
}

/**
 * Makes an archive, a part at a time. A run that was cut off begins anew; one that failed stays so, until somebody asks
 * again.
 */
export const makeArchive = async (ctx: Context, run: Run) => {
  const { archiveId } = run.data
  const begun = await ctx.write(async ({ db }) => {
    await db.delete(paperArchiveParts).where(eq(paperArchiveParts.archiveId, archiveId))
    return db
      .update(paperArchives)
      .set({ state: 'making' })
      .where(and(eq(paperArchives.id, archiveId), inArray(paperArchives.state, ['asked', 'making'])))
      .returning()
  })
  const [archive] = begun
  if (!archive) return
  try {
    const made = await writeParts(ctx, run, archive.period)
    await ctx.write(({ db }) =>
      db
        .update(paperArchives)
        .set({ ...made, state: 'ready' })
        .where(eq(paperArchives.id, archiveId)),
    )
  } catch (error) {
    if (run.signal.aborted) throw error
    ctx.log.error(error, 'An archive of papers could not be made')
    await ctx.write(async ({ db }) => {
      await db.delete(paperArchiveParts).where(eq(paperArchiveParts.archiveId, archiveId))
      await db.update(paperArchives).set({ state: 'failed' }).where(eq(paperArchives.id, archiveId))
    })
  }
}
