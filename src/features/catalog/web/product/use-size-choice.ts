import { useState } from 'react'
import { preselectedSize, sizeChoices } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import type { PurchaseChoice } from './purchase-parts.ts'

/**
 * The sizes of a product and the one in hand: the one that was pressed, else the visitor's own where it is to be had,
 * else the first available (§2).
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
