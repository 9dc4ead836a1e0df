import { useState } from 'react'
import { preselectedSize, sizeChoices } from '../catalog.rules.ts'
import type { Product } from '../product.schema.ts'
import type { PurchaseChoice } from './purchase-parts.ts'

/** The sizes of a piece and the one in hand, the first available to begin with (§2). */
export const useSizeChoice = ({ variants, stock }: Pick<Product, 'variants' | 'stock'>) => {
  const choices = sizeChoices(variants)
  const [size, choose] = useState(() => preselectedSize(choices))
  const chosen = choices.find((choice) => choice.size === size)
  const sized = choices.length > 0
  const choice: PurchaseChoice = { sized, size: chosen?.size, stock: sized ? (chosen?.stock ?? 0) : stock }
  return { choices, chosen, choose, choice }
}
