import type { Context } from '../../../../platform/context/context.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import { writeProduct } from '../writing/write-product.ts'
import { readEntries, withoutEntries } from './logged-product.ts'

interface Restoration {
  readonly id: string
  /** The entry of the log after which the product was as it is wanted. */
  readonly entryId: number
  /** The version of the product that was read. */
  readonly seen?: number | undefined
}

/** Makes a product as it was after an entry of the log, as a new version. Its stock, state and pictures stay. */
export const restoreVersion = (ctx: Context, { id, entryId, seen }: Restoration) =>
  writeProduct(ctx, {
    id,
    version: seen,
    logged: productAudit.restored,
    change: async (kept, db) => {
      const entries = await readEntries(db, id)
      const at = entries.findIndex((entry) => entry.id === entryId)
      if (at < 0) throw catalogDeskErrors.versionNotFound()
      return withoutEntries(kept, entries.slice(0, at))
    },
  })
