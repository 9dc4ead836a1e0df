import { violatedConstraint } from '../../../../platform/db/violated-constraint.ts'
import { productEditingErrors } from '../../product-editing.errors.ts'

/**
 * What the database refused of a product, in the words of the house; it decides, so that two editors at once cannot
 * both pass.
 */
export const productRefusal = (error: unknown) => {
  switch (violatedConstraint(error)) {
    case 'products_sku_of_shown':
      return productEditingErrors.skuTaken({ fields: { sku: 'errors.skuTaken' } })
    case 'products_category_id_fkey':
      return productEditingErrors.categoryUnknown({ fields: { category: 'errors.categoryUnknown' } })
    default:
      return error
  }
}
