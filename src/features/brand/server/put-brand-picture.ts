import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { storeTaken } from '../../../platform/media/store-taken.ts'
import { claimMedia } from '../../../platform/media/unclaimed-media.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import { brandAudit } from '../brand.audit.ts'
import { brandErrors } from '../brand.errors.ts'
import type { BrandKind } from '../brand.rules.ts'
import { brandPictures } from './brand.table.ts'
import { brandTag } from './brand-in-place.public.ts'
import { importBrandPicture, middle } from './import-brand-picture.ts'
import { keptPicture, lockPicture } from './lock-picture.ts'

interface NewPicture {
  readonly kind: BrandKind
  readonly seen: number
  readonly files: readonly UploadedFile[]
}

/** Shows a picture in its place. The files of the one before stay until the sweep, for pages that still name them. */
export const putBrandPicture = async (ctx: Context, { kind, seen, files }: NewPicture) => {
  const taken = await importBrandPicture(kind, files)
  await storeTaken(ctx, [taken], async ({ db, announce }) => {
    const before = await lockPicture(db, { kind, seen })
    const { key, width, height, color, widths } = taken.picture
    const columns = {
      ...{ key, width, height, color, ...middle },
      widths: [...widths],
      version: seen + 1,
      updatedAt: dateOf(ctx.clock.now()),
    }
    await db
      .insert(brandPictures)
      .values({ kind, ...columns })
      .onConflictDoUpdate({ target: brandPictures.kind, set: columns })
    if (before && before.key !== key) await claimMedia(db, { keys: [before.key], clock: ctx.clock })
    await audit(db, ctx, brandAudit.changed, {
      id: kind,
      ...(before && { before: keptPicture(before) }),
      after: keptPicture(columns),
    })
    announce(brandTag)
  })
}

/** Takes a picture away: what came with the software is shown again. */
export const removeBrandPicture = (
  ctx: Context,
  { kind, seen }: { readonly kind: BrandKind; readonly seen: number },
) =>
  ctx.write(async ({ db, announce }) => {
    const before = await lockPicture(db, { kind, seen })
    if (!before) throw brandErrors.pictureNotFound()
    await db.delete(brandPictures).where(eq(brandPictures.kind, kind))
    await claimMedia(db, { keys: [before.key], clock: ctx.clock })
    await audit(db, ctx, brandAudit.removed, { id: kind, before: keptPicture(before) })
    announce(brandTag)
  })
