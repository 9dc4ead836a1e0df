import { violatedConstraint } from '../../../platform/db/violated-constraint.ts'
import { catalogErrors } from '../catalog.errors.ts'

/** What the database refused of a piece, in the words of the house; it decides, so that two editors at once cannot both pass. */
export const pieceRefusal = (error: unknown) => {
  switch (violatedConstraint(error)) {
    case 'products_sku_of_shown':
      return catalogErrors.skuTaken({ fields: { sku: 'errors.skuTaken' } })
    case 'products_category_id_fkey':
      return catalogErrors.categoryUnknown({ fields: { category: 'errors.categoryUnknown' } })
    default:
      return error
  }
}
