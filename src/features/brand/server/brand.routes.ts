import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { iconFiles } from '../../../platform/media/icon-files.ts'
import { logoFile } from '../../../platform/media/logo-file.ts'
import { mediaUrl } from '../../../platform/media/media-store.ts'
import type { Picture } from '../../../shared/pictures/picture.schema.ts'
import { pictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import { type BrandPicture, brandContract } from '../brand.contract.ts'
import { brandKinds, shownSize } from '../brand.rules.ts'
import { type BrandRow, brandPictures } from './brand.table.ts'
import { frameShare } from './frame-share.ts'
import { putBrandPicture, removeBrandPicture } from './put-brand-picture.ts'

const imageOf = (row: BrandRow, { lng }: Pick<Context, 'lng'>): Picture => {
  const all = pictureOnTheWire({ ...row, altFr: '', altEn: null }, lng)
  switch (row.kind) {
    case 'share':
      return all
    case 'icon':
      return { ...all, url: mediaUrl(`${row.key}/${iconFiles.tab}`) }
    default:
      return { ...all, ...shownSize(row), url: mediaUrl(`${row.key}/${logoFile}`) }
  }
}

const everything = async (ctx: Context) => {
  const rows = await ctx.db.select().from(brandPictures)
  return {
    success: true as const,
    pictures: brandKinds.flatMap((kind): BrandPicture[] => {
      const row = rows.find((each) => each.kind === kind)
      if (!row) return []
      const { focalX, focalY, version, updatedAt } = row
      const focalPoint = { x: focalX, y: focalY }
      return [{ kind, image: imageOf(row, ctx), focalPoint, version, updatedAt: updatedAt.toISOString() }]
    }),
  }
}

export const brandRoutes = implement(brandContract, {
  'GET /admin/brand': everything,

  'PUT /admin/brand/{kind}': async (ctx, { params: { kind }, body: { seen }, files }) => {
    await putBrandPicture(ctx, { kind, seen, files })
    return everything(ctx)
  },

  'PATCH /admin/brand/share': async (ctx, { body }) => {
    await frameShare(ctx, body)
    return everything(ctx)
  },

  'DELETE /admin/brand/{kind}': async (ctx, { params: { kind }, query: { seen } }) => {
    await removeBrandPicture(ctx, { kind, seen })
    return everything(ctx)
  },
})
