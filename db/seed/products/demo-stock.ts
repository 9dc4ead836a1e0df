import { madeToMeasure, sizes } from '../../../src/features/catalog/catalog.limits.ts'
import type { NewVariant } from '../../../src/features/catalog-desk/server/writing/new-product.ts'
import type { DemoProduct } from './demo-data.ts'

/**
 * The stock of each size. The demo has a list of available sizes and a number of products, which contradict each other
 * when there are more sizes than products. So each available size has at least one product, and the rest goes to the
 * middle sizes first. Every size of the house is listed, so that the page can say « (indisponible) ».
 */
export const demoVariants = ({
  sizes: available,
  stock,
}: Pick<DemoProduct, 'sizes' | 'stock'>): NewVariant[] => {
  if (available.length === 0) return [{ size: '', stock }]
  const products = new Map(available.map((size) => [size, stock > 0 ? 1 : 0]))
  const takers = fromTheMiddle(available.filter((size) => size !== madeToMeasure))
  for (let left = stock - available.length, turn = 0; left > 0; left--, turn++) {
    const size = takers[turn % takers.length]
    if (size) products.set(size, (products.get(size) ?? 0) + 1)
  }
  return sizes.map((size) => ({ size, stock: products.get(size) ?? 0 }))
}

/** At how many left the demo's owner wants to be told, for some products. Two of them have already reached it. */
const thresholds: Readonly<Record<string, number>> = {
  'MAR-002': 5,
  'ACC-003': 5,
  'ACC-002': 6,
  'PAP-001': 4,
  'CER-008': 4,
}

export const demoThreshold = ({ sku }: Pick<DemoProduct, 'sku'>) =>
  Object.hasOwn(thresholds, sku) ? (thresholds[sku] ?? null) : null

const fromTheMiddle = <T>(items: readonly T[]): readonly T[] => {
  const middle = (items.length - 1) / 2
  return items
    .map((item, place) => ({ item, distance: Math.abs(place - middle) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ item }) => item)
}
