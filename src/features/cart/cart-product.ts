import type { FramedPicture, Picture } from '../../shared/pictures/picture.schema.ts'
import { type SizeChoice, sizeChoices } from '../catalog/catalog.rules.ts'
import type { Product } from '../catalog/product.schema.ts'
import { lineDefaults } from './cart.limits.ts'
import { mostOf, quantityOf } from './cart.rules.ts'
import type { CartLine, CartOptions } from './cart-line.ts'

/** The picture of a line: its address, and what of it stays in sight. */
type LinePicture = Pick<CartLine, 'image' | 'focalPoint'>

/** The data of a product that the cart needs. */
export interface CartProduct extends LinePicture {
  readonly productId: string
  readonly name: string
  /** The price is in euros. */
  readonly price: number
  /** The sizes in their usual order; empty for a product without sizes. */
  readonly sizes: readonly SizeChoice[]
  /** The stock of all sizes together. */
  readonly stock: number
}

/** The largest width of a line's image in device pixels. */
const pictureWidth = 200

const smallPicture = ({ url, widths }: Picture) => {
  const width = widths.toSorted((a, b) => a - b).find((known) => known >= pictureWidth)
  return width === undefined ? url : url.replace(/\/\d+\.webp$/, `/${width}.webp`)
}

/** What a line shows of a product with these images. */
export const pictureOf = ([main]: readonly FramedPicture[]): LinePicture =>
  main ? { image: smallPicture(main), focalPoint: main.focalPoint } : { image: lineDefaults.image }

type ShownProduct = Pick<Product, '_id' | 'name' | 'price' | 'images' | 'variants' | 'stock'>

/** Selects what the cart keeps of a product of the catalogue. */
export const cartProductOf = ({ _id, name, price, images, variants, stock }: ShownProduct): CartProduct => ({
  productId: _id,
  name,
  price,
  ...pictureOf(images),
  sizes: sizeChoices(variants),
  stock,
})

/** The options of a line for a chosen size. */
export const optionsOf = (size: string | undefined): CartOptions => (size === undefined ? {} : { size })

/** The stock of a product in a size; 0 for a product with sizes if no size is chosen (§5). */
export const stockOf = ({ sizes, stock }: CartProduct, size: string | undefined) =>
  sizes.length === 0 ? stock : (sizes.find((choice) => choice.size === size)?.stock ?? 0)

interface SizeOfProduct {
  readonly product: CartProduct
  readonly size: string | undefined
}

/** The cart line for a product. */
export const lineOf = ({
  product,
  size,
  quantity,
}: SizeOfProduct & { readonly quantity: number }): CartLine => ({
  productId: product.productId,
  quantity,
  options: optionsOf(size),
  name: product.name,
  price: product.price,
  image: product.image,
  focalPoint: product.focalPoint,
  stock: stockOf(product, size),
})

/** How many more of a product in a size can be added: the stock less what is in the cart (§5). */
export const roomFor = (lines: readonly CartLine[], { product, size }: SizeOfProduct) => {
  const inCart = quantityOf(lines, { productId: product.productId, options: optionsOf(size) })
  return Math.max(0, mostOf({ stock: stockOf(product, size) }) - inCart)
}

/** Whether more of a product can be added, in any size. */
export const hasRoomFor = (lines: readonly CartLine[], product: CartProduct) =>
  product.sizes.length === 0
    ? roomFor(lines, { product, size: undefined }) > 0
    : product.sizes.some(({ size }) => roomFor(lines, { product, size }) > 0)
