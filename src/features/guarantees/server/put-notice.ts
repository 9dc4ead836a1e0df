import { eq, sql } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { storeTaken } from '../../../platform/media/store-taken.ts'
import { claimMedia } from '../../../platform/media/unclaimed-media.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { noticeAudit } from '../guarantees.audit.ts'
import { guaranteesErrors } from '../guarantees.errors.ts'
import { guaranteeNotices } from './guarantees.table.ts'
import { guaranteesTag } from './guarantees.tags.ts'
import { importArtwork } from './import-artwork.ts'

/** The whole table, since a language without a row has nothing else to lock; two who put the first file wait. */
const lockNotice = async (db: Db, language: Language) => {
  await db.execute(sql`lock table ${guaranteeNotices} in share row exclusive mode`)
  const [row] = await db
    .select({ mediaKey: guaranteeNotices.mediaKey })
    .from(guaranteeNotices)
    .where(eq(guaranteeNotices.language, language))
  return row
}

/** Puts a notice in place of the one before, whose file stays until the sweep for visitors who still see it. */
export const putNotice = async (
  ctx: Context,
  { language, files }: { language: Language; files: readonly UploadedFile[] },
) => {
  const { taken, columns } = await importArtwork(ctx, files)
  await storeTaken(ctx, taken, async ({ db, announce }) => {
    const before = await lockNotice(db, language)
    if (before?.mediaKey === columns.mediaKey) return
    await db
      .insert(guaranteeNotices)
      .values({ language, ...columns })
      .onConflictDoUpdate({ target: guaranteeNotices.language, set: columns })
    if (before) await claimMedia(db, { keys: [before.mediaKey], clock: ctx.clock })
    await audit(db, ctx, noticeAudit.put, {
      id: language,
      ...(before && { before }),
      after: { mediaKey: columns.mediaKey },
    })
    announce(guaranteesTag)
  })
}

/** Takes the notice of a language away. */
export const takeNoticeAway = (ctx: Context, language: Language) =>
  ctx.write(async ({ db, announce }) => {
    const before = await lockNotice(db, language)
    if (!before) throw guaranteesErrors.noticeNotFound()
    await db.delete(guaranteeNotices).where(eq(guaranteeNotices.language, language))
    await claimMedia(db, { keys: [before.mediaKey], clock: ctx.clock })
    await audit(db, ctx, noticeAudit.removed, { id: language, before })
    announce(guaranteesTag)
  })
