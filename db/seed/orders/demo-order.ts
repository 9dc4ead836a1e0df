import type { DemoProduct } from '../products/demo-data.ts'

/**
 * The demo's products from newest to oldest. The categories are mixed evenly, so that the first page of « Nouveautés »
 * shows all of them and not only wedding gowns.
 */
export const newestFirst = (products: readonly DemoProduct[]): readonly DemoProduct[] => {
  const perCategory = Map.groupBy(products, ({ category_key }) => category_key)
  return [...perCategory.values()]
    .flatMap((own) => own.map((product, place) => ({ piece: product, share: (place + 0.5) / own.length })))
    .toSorted((a, b) => a.share - b.share)
    .map(({ piece: product }) => product)
}
