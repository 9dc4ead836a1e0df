import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { categoryAudit } from '../../../catalog/products.audit.ts'
import { categories } from '../../../catalog/server/catalog.table.ts'
import { categoriesTag, productsTag } from '../../../catalog/server/catalog.tags.public.ts'
import type { ChangedCategory } from '../../categories.contract.ts'
import { lockCategory } from './lock-category.ts'

interface CategoryChange {
  readonly id: string
  readonly change: ChangedCategory
}

/** Renames a category, or moves it. Cards and pages of its products show its name, so they are announced too. */
export const updateCategory = (ctx: Context, { id, change: { name, en, position } }: CategoryChange) =>
  ctx.write(async ({ db, announce }) => {
    const before = await lockCategory(db, id)
    const after = {
      ...before,
      nameFr: name,
      nameEn: en === undefined ? before.nameEn : (en?.name ?? null),
      position: position ?? before.position,
    }
    await db.update(categories).set(after).where(eq(categories.id, id))
    await audit(db, ctx, categoryAudit.updated, { id, before, after })
    announce(categoriesTag, productsTag)
  })
