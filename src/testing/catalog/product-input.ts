import type { z } from 'zod'
import type { newProductSchema } from '../../features/catalog-desk/product-input.schema.ts'

type SentProduct = z.input<typeof newProductSchema>

let productsSent = 0

/** A product as an editor sends it, with defaults for all fields that a test does not set. */
export const aProductInput = (wanted: Partial<SentProduct> = {}): SentProduct => {
  productsSent++
  return {
    name: `Robe envoyée ${productsSent}`,
    description: 'Une robe coupée dans le biais.',
    price: 1200,
    category: 'mariage',
    sku: `ENV-${productsSent}`,
    attributes: { material: 'Soie', composition: '100 % soie' },
    variants: [
      { size: '38', stock: 2 },
      { size: '40', stock: 0 },
    ],
    ...wanted,
  }
}
