import { violatedConstraint } from '../../../../platform/db/violated-constraint.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'

/**
 * Turns an error of the database into an error that the editor understands. The database makes the check, so that two
 * simultaneous changes cannot both pass.
 */
export const productRefusal = (error: unknown) => {
  switch (violatedConstraint(error)) {
    case 'products_sku_of_shown':
      return catalogDeskErrors.skuTaken({ fields: { sku: 'errors.skuTaken' } })
    case 'products_category_id_fkey':
      return catalogDeskErrors.categoryUnknown({ fields: { category: 'errors.categoryUnknown' } })
    default:
      return error
  }
}
