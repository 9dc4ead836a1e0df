import { isUuid } from '../../shared/ids/uuid.ts'
import { collapsedDescriptionLength, madeToMeasure, sizes } from './catalog.limits.ts'
import type { ProductVariant } from './product.schema.ts'

export type Availability = 'InStock' | 'PreOrder' | 'OutOfStock'

/** A product without stock can be ordered ahead only when the atelier can make it again (§9). */
export const availability = ({
  stock,
  customizable,
}: {
  stock: number
  customizable: boolean
}): Availability => (stock > 0 ? 'InStock' : customizable ? 'PreOrder' : 'OutOfStock')

/** A text that is not a number counts as 0 (§5). An empty text means no limit. */
export const priceLimitOf = (written: string | number | null | undefined) => {
  if (written === null || written === undefined || (typeof written === 'string' && written.trim() === ''))
    return undefined
  const euros = Number(written)
  return Number.isFinite(euros) ? euros : 0
}

/** A card shows « Épuisé » when the stock is zero or less (§2). */
export const isSoldOut = (stock: number) => stock <= 0

/** A description above 300 characters starts collapsed (§2, §9). */
export const isLongDescription = (text: string) => [...text].length > collapsedDescriptionLength

/** The reference on the page: the sku, else the first 8 characters of the id (§2). */
export const productReference = ({ sku, _id }: { sku?: string; _id: string }) => sku || _id.slice(0, 8)

export interface SizeChoice {
  readonly size: string
  readonly stock: number
  readonly available: boolean
}

/** The size choices of a product in wearing order; a size without stock is shown, and cannot be chosen (§2). */
export const sizeChoices = (variants: readonly ProductVariant[]): readonly SizeChoice[] =>
  variants
    .flatMap(({ size, stock }) => (size === null ? [] : [{ size, stock, available: stock > 0 }]))
    .toSorted((a, b) => wearingOrder(a.size) - wearingOrder(b.size))

/** Whether this is the size that the atelier cuts to the customer's measures. Its name differs in each language. */
export const isMadeToMeasure = (size: string | null | undefined) => size === madeToMeasure

/** The place of a size in wearing order. A size that the house does not know comes last. */
export const wearingOrder = (size: string) => {
  const place = (sizes as readonly string[]).indexOf(size)
  return place < 0 ? sizes.length : place
}

/** The visitor's own size is preselected if it is available, otherwise the first available size (§2). */
export const preselectedSize = (choices: readonly SizeChoice[], ownSize?: string) => {
  const available = choices.filter((choice) => choice.available)
  return (available.find(({ size }) => size === ownSize) ?? available[0])?.size
}

/** The products to show beside a product, without that product itself (§2). */
export const otherProducts = <P extends { readonly _id: string }>(
  products: readonly P[],
  { than, count }: { than: string; count: number },
) => products.filter((product) => product._id !== than).slice(0, count)

/** Whether a string has the form of a product id. A product with any other id does not exist. */
export const isProductId = isUuid
