import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { makePicture } from '../../../platform/media/making/picture-child.ts'
import { masterFile } from '../../../platform/media/picture-master.ts'
import { putFiles } from '../../../platform/media/put-files.ts'
import { storeBeside } from '../../../platform/media/store-beside.ts'
import type { FocalPoint } from '../../../shared/pictures/focal-point.schema.ts'
import { brandAudit } from '../brand.audit.ts'
import { brandErrors } from '../brand.errors.ts'
import { type BrandRow, brandPictures } from './brand.table.ts'
import { shareFileAt } from './brand-file.public.ts'
import { brandTag } from './brand-in-place.public.ts'
import { keptPicture, lockPicture } from './lock-picture.ts'

const ofShare = eq(brandPictures.kind, 'share')

interface Framing {
  readonly focalPoint: FocalPoint
  readonly seen: number
}

/** Cuts the shared picture anew, around another point; its file lies beside those that are there. */
export const frameShare = async (ctx: Context, { focalPoint, seen }: Framing) => {
  const [shown] = await ctx.db.select().from(brandPictures).where(ofShare)
  if (!shown) throw brandErrors.pictureNotFound()
  if (shown.version !== seen) throw brandErrors.pictureChanged()
  const framed = { ...shown, focalX: focalPoint.x, focalY: focalPoint.y }
  if (shareFileAt(framed) === shareFileAt(shown)) return
  await storeBeside(ctx, {
    key: shown.key,
    put: () => storeCut(ctx, framed),
    show: async ({ db, announce }) => {
      await lockPicture(db, { kind: 'share', seen })
      const { focalX, focalY } = framed
      await db
        .update(brandPictures)
        .set({ focalX, focalY, version: seen + 1, updatedAt: dateOf(ctx.clock.now()) })
        .where(ofShare)
      await audit(db, ctx, brandAudit.changed, {
        id: 'share',
        before: { focalPoint: keptPicture(shown).focalPoint },
        after: { focalPoint: keptPicture(framed).focalPoint },
      })
      announce(brandTag)
      return true
    },
  })
}

const storeCut = async ({ media }: Context, row: BrandRow) => {
  const master = await media.read(masterFile(row.key))
  if (!master) throw new Error(`The media store has no master of ${row.key}`)
  const asked = { bytes: master.bytes, focalPoint: { x: row.focalX, y: row.focalY } }
  await putFiles(media, [
    { key: `${row.key}/${shareFileAt(row)}`, bytes: await makePicture('crop', { asked }) },
  ])
}
