import { useState } from 'react'
import { preselectedSize, sizeChoices } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import type { PurchaseChoice } from './purchase-parts.ts'

/**
 * The sizes of a product and the selected one: the one that the visitor pressed, else the visitor's own size if it is
 * available, else the first available one (§2).
 */
export const useSizeChoice = (
  { variants, stock }: Pick<Product, 'variants' | 'stock'>,
  ownSize: string | undefined,
) => {
  const choices = sizeChoices(variants)
  const [pressed, choose] = useState<string>()
  const size = pressed ?? preselectedSize(choices, ownSize)
  const chosen = choices.find((choice) => choice.size === size)
  const sized = choices.length > 0
  const choice: PurchaseChoice = { sized, size: chosen?.size, stock: sized ? (chosen?.stock ?? 0) : stock }
  return { choices, chosen, choose, choice }
}
