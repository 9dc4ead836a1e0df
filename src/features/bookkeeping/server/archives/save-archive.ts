import { and, asc, eq, gt } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { bookkeepingAudit } from '../../bookkeeping.audit.ts'
import { bookkeepingErrors } from '../../bookkeeping.errors.ts'
import { paperArchiveParts, paperArchives } from './archives.table.ts'

async function* partsOf(db: Db, archiveId: string) {
  for (let place = -1; ; ) {
    const [part] = await db
      .select()
      .from(paperArchiveParts)
      .where(and(eq(paperArchiveParts.archiveId, archiveId), gt(paperArchiveParts.place, place)))
      .orderBy(asc(paperArchiveParts.place))
      .limit(1)
    if (!part) return
    place = part.place
    yield new Uint8Array(part.bytes)
  }
}

/** An archive that is ready as a file, read part by part while it is sent. */
export const saveArchive = async (ctx: Context, id: string) => {
  const [archive] = isUuid(id)
    ? await ctx.db
        .select()
        .from(paperArchives)
        .where(and(eq(paperArchives.id, id), eq(paperArchives.state, 'ready')))
    : []
  if (!archive) throw bookkeepingErrors.archiveNotFound()
  const { period, papers } = archive
  await ctx.write(({ db }) =>
    audit(db, ctx, bookkeepingAudit['archive-saved'], { id, after: { period, papers } }),
  )
  return { bytes: new Uint8Array(), parts: partsOf(ctx.db, id), fileName: `Factures ${period}.zip` }
}
