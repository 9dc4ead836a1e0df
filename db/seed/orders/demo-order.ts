import type { DemoProduct } from '../products/demo-data.ts'

/**
 * The demo's products from newest to oldest. Categories are dealt out evenly, so that the first page of « Nouveautés »
 * shows the whole house and not its wedding gowns only.
 */
export const newestFirst = (products: readonly DemoProduct[]): readonly DemoProduct[] => {
  const perCategory = Map.groupBy(products, ({ category_key }) => category_key)
  return [...perCategory.values()]
    .flatMap((own) => own.map((product, place) => ({ piece: product, share: (place + 0.5) / own.length })))
    .toSorted((a, b) => a.share - b.share)
    .map(({ piece: product }) => product)
}
