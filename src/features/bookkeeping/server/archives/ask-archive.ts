import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onDays } from '../../../../platform/db/on-days.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { invoices } from '../../../papers/server/invoices/invoices.table.ts'
import { bookkeepingAudit } from '../../bookkeeping.audit.ts'
import { bookkeepingErrors } from '../../bookkeeping.errors.ts'
import { archiveKeptHours } from '../../bookkeeping.limits.ts'
import { periodNamed } from '../period.ts'
import { paperArchives } from './archives.table.ts'

export const archiveJob = defineJob({
  name: 'bookkeeping.make-archive',
  data: z.object({ archiveId: z.uuid() }),
  // Papers that nobody has opened yet are printed one after the other.
  limitSeconds: 3_600,
  oneByOne: true,
})

/** Archives that were asked for before this moment are no longer kept. */
const keptSince = ({ clock }: Pick<Context, 'clock'>) =>
  dateOf(clock.now().subtract({ hours: archiveKeptHours }))

export const findArchives = (db: Db) =>
  db.select().from(paperArchives).orderBy(desc(paperArchives.askedAt), desc(paperArchives.id))

export const clearOldArchives = (ctx: Context) =>
  ctx.write(({ db }) => db.delete(paperArchives).where(lt(paperArchives.askedAt, keptSince(ctx))))

/** Whether an archive is being made, or has all papers that its period has by now. */
const isCurrent = ({ state, papers }: { readonly state: string; readonly papers: number }, count: number) =>
  state === 'asked' || state === 'making' || (state === 'ready' && papers === count)

/**
 * Asks for the archive of a period. Whoever asks for one that is being made, or that has all papers, gets that one; two
 * who ask at once are taken one after the other.
 */
export const askArchive = (ctx: Context, period: string) =>
  ctx.write(async ({ db }) => {
    const count = await db.$count(invoices, onDays(invoices.issuedAt, periodNamed(period)))
    if (count === 0) throw bookkeepingErrors.nothingIssued()
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('paper-archives'))`)
    await db.delete(paperArchives).where(lt(paperArchives.askedAt, keptSince(ctx)))
    const known = await db
      .select()
      .from(paperArchives)
      .where(and(eq(paperArchives.period, period), ne(paperArchives.state, 'failed')))
    const [current] = known.filter((archive) => isCurrent(archive, count))
    if (current) return current
    await db.delete(paperArchives).where(eq(paperArchives.period, period))
    const archive = onlyRow(
      await db
        .insert(paperArchives)
        .values({ period, state: 'asked', askedAt: dateOf(ctx.clock.now()) })
        .returning(),
    )
    await audit(db, ctx, bookkeepingAudit['archive-asked'], {
      id: archive.id,
      after: { period, papers: count },
    })
    await ctx.jobs.enqueue(db, { kind: archiveJob, data: { archiveId: archive.id } })
    return archive
  })
