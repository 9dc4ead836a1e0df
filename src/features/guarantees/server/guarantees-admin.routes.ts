import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { guaranteesAdminContract } from '../guarantees-admin.contract.ts'
import { durabilityLabels, guaranteeNotices } from './guarantees.table.ts'
import { artworkOnTheWire } from './guarantees-in-place.ts'
import { putLabel, takeLabelAway } from './put-label.ts'
import { putNotice, takeNoticeAway } from './put-notice.ts'

const success = true as const

const everything = async ({ db, lng }: Context) => {
  const { language, mediaKey, width, height, updatedAt } = guaranteeNotices
  const notices = await db
    .select({ language, mediaKey, width, height, updatedAt })
    .from(guaranteeNotices)
    .orderBy(asc(language))
  const labels = await db
    .select({
      productId: durabilityLabels.productId,
      years: durabilityLabels.years,
      mediaKey: durabilityLabels.mediaKey,
      width: durabilityLabels.width,
      height: durabilityLabels.height,
      updatedAt: durabilityLabels.updatedAt,
      sku: products.sku,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
    })
    .from(durabilityLabels)
    .innerJoin(products, eq(products.id, durabilityLabels.productId))
    .orderBy(asc(products.sku))
  return {
    success,
    notices: notices.map((row) => ({
      language: row.language,
      artwork: artworkOnTheWire(row),
      updatedAt: row.updatedAt.toISOString(),
    })),
    durability: labels.map((row) => ({
      productId: row.productId,
      years: row.years,
      label: artworkOnTheWire(row),
      sku: row.sku,
      name: localized(lng, row.nameFr, row.nameEn),
      updatedAt: row.updatedAt.toISOString(),
    })),
  }
}

export const guaranteesAdminRoutes = implement(guaranteesAdminContract, {
  'GET /admin/guarantees': everything,

  'PUT /admin/guarantees/notices/{language}': async (ctx, { params, files }) => {
    await putNotice(ctx, { ...params, files })
    return everything(ctx)
  },

  'DELETE /admin/guarantees/notices/{language}': async (ctx, { params: { language } }) => {
    await takeNoticeAway(ctx, language)
    return everything(ctx)
  },

  'PUT /admin/guarantees/durability': async (ctx, { body, files }) => {
    await putLabel(ctx, { ...body, files })
    return everything(ctx)
  },

  'DELETE /admin/guarantees/durability/{productId}': async (ctx, { params: { productId } }) => {
    await takeLabelAway(ctx, productId)
    return everything(ctx)
  },
})
