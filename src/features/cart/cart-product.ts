import type { Picture } from '../../shared/pictures/picture.schema.ts'
import { type SizeChoice, sizeChoices } from '../catalog/catalog.rules.ts'
import type { Product } from '../catalog/product.schema.ts'
import { lineDefaults } from './cart.limits.ts'
import { mostOf, quantityOf } from './cart.rules.ts'
import type { CartLine, CartOptions } from './cart-line.ts'

/** A product as the cart takes it in. */
export interface CartProduct {
  readonly productId: string
  readonly name: string
  /** The price is in euros. */
  readonly price: number
  readonly image: string
  /** In wearing order; empty for a product without sizes. */
  readonly sizes: readonly SizeChoice[]
  /** Products of all sizes together. */
  readonly stock: number
}

/** A line shows its picture this wide at most, on the sharpest screens. */
const pictureWidth = 200

const smallPicture = ({ url, widths }: Picture) => {
  const width = widths.toSorted((a, b) => a - b).find((known) => known >= pictureWidth)
  return width === undefined ? url : url.replace(/\/\d+\.webp$/, `/${width}.webp`)
}

/** The address of what a line shows of a product with these pictures. */
export const pictureOf = ([main]: readonly Picture[]) => (main ? smallPicture(main) : lineDefaults.image)

type ShownProduct = Pick<Product, '_id' | 'name' | 'price' | 'images' | 'variants' | 'stock'>

/** What the cart keeps of a product of the catalogue. */
export const cartProductOf = ({ _id, name, price, images, variants, stock }: ShownProduct): CartProduct => ({
  productId: _id,
  name,
  price,
  image: pictureOf(images),
  sizes: sizeChoices(variants),
  stock,
})

/** The options that a chosen size amounts to. */
export const optionsOf = (size: string | undefined): CartOptions => (size === undefined ? {} : { size })

/** How many of a product there are in a size; a sized product without a size chosen is none that could be sold (§5). */
export const stockOf = ({ sizes, stock }: CartProduct, size: string | undefined) =>
  sizes.length === 0 ? stock : (sizes.find((choice) => choice.size === size)?.stock ?? 0)

interface Wanted {
  readonly product: CartProduct
  readonly size: string | undefined
}

/** The line that a product becomes. */
export const lineOf = ({ product, size, quantity }: Wanted & { readonly quantity: number }): CartLine => ({
  productId: product.productId,
  quantity,
  options: optionsOf(size),
  name: product.name,
  price: product.price,
  image: product.image,
  stock: stockOf(product, size),
})

/** How many more of a product in a size can be added: what the stock leaves beside what is in the cart (§5). */
export const roomFor = (lines: readonly CartLine[], { product, size }: Wanted) => {
  const inCart = quantityOf(lines, { productId: product.productId, options: optionsOf(size) })
  return Math.max(0, mostOf({ stock: stockOf(product, size) }) - inCart)
}

/** Whether any more of a product can be added, in whichever size. */
export const hasRoomFor = (lines: readonly CartLine[], product: CartProduct) =>
  product.sizes.length === 0
    ? roomFor(lines, { product, size: undefined }) > 0
    : product.sizes.some(({ size }) => roomFor(lines, { product, size }) > 0)
