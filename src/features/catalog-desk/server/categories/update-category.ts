import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { categoryAudit } from '../../../catalog/products.audit.ts'
import { categories } from '../../../catalog/server/catalog.table.ts'
import { categoriesTag, productsTag } from '../../../catalog/server/catalog.tags.public.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import type { ChangedCategory } from '../../categories.contract.ts'
import { lockCategory } from './lock-category.ts'

interface CategoryChange {
  readonly id: string
  readonly change: ChangedCategory
}

const introOf = (en: ChangedCategory['en'], before: string | null) => {
  if (!en) return null
  return en.intro === undefined ? before : en.intro
}

/** Renames a category, or moves it. Cards and pages of its products show its name, so they are announced too. */
export const updateCategory = (
  ctx: Context,
  { id, change: { name, intro, en, position, version } }: CategoryChange,
) =>
  ctx.write(async ({ db, announce }) => {
    const before = await lockCategory(db, id)
    if (version !== undefined && version !== before.version) throw catalogDeskErrors.categoryChanged()
    const after = {
      ...before,
      nameFr: name,
      introFr: intro === undefined ? before.introFr : intro,
      ...(en !== undefined && { nameEn: en?.name ?? null, introEn: introOf(en, before.introEn) }),
      position: position ?? before.position,
    }
    if (isDeepStrictEqual(before, after)) return
    after.version += 1
    await db.update(categories).set(after).where(eq(categories.id, id))
    await audit(db, ctx, categoryAudit.updated, { id, before, after })
    announce(categoriesTag, productsTag)
  })
