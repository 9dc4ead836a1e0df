import type { Picture } from '../../shared/pictures/picture.schema.ts'
import { type SizeChoice, sizeChoices } from '../catalog/catalog.rules.ts'
import type { Product } from '../catalog/product.schema.ts'
import { lineDefaults } from './cart.limits.ts'
import { mostOf, quantityOf } from './cart.rules.ts'
import type { CartLine, CartOptions } from './cart-line.ts'

/** A piece as the cart takes it in. */
export interface CartPiece {
  readonly productId: string
  readonly name: string
  /** In euros. */
  readonly price: number
  readonly image: string
  /** In wearing order; empty for a piece without sizes. */
  readonly sizes: readonly SizeChoice[]
  /** Pieces of all sizes together. */
  readonly stock: number
}

/** A line shows its picture this wide at most, on the sharpest screens. */
const pictureWidth = 200

const smallPicture = ({ url, widths }: Picture) => {
  const width = widths.toSorted((a, b) => a - b).find((known) => known >= pictureWidth)
  return width === undefined ? url : url.replace(/\/\d+\.webp$/, `/${width}.webp`)
}

/** The address of what a line shows of a piece with these pictures. */
export const pictureOf = ([main]: readonly Picture[]) => (main ? smallPicture(main) : lineDefaults.image)

type ShownPiece = Pick<Product, '_id' | 'name' | 'price' | 'images' | 'variants' | 'stock'>

/** What the cart keeps of a piece of the catalogue. */
export const cartPieceOf = ({ _id, name, price, images, variants, stock }: ShownPiece): CartPiece => ({
  productId: _id,
  name,
  price,
  image: pictureOf(images),
  sizes: sizeChoices(variants),
  stock,
})

/** The options that a chosen size amounts to. */
export const optionsOf = (size: string | undefined): CartOptions => (size === undefined ? {} : { size })

/** How many of a piece there are in a size; a sized piece without a size chosen is none that could be sold (§5). */
export const stockOf = ({ sizes, stock }: CartPiece, size: string | undefined) =>
  sizes.length === 0 ? stock : (sizes.find((choice) => choice.size === size)?.stock ?? 0)

interface Wanted {
  readonly piece: CartPiece
  readonly size: string | undefined
}

/** The line that a piece becomes. */
export const lineOf = ({ piece, size, quantity }: Wanted & { readonly quantity: number }): CartLine => ({
  productId: piece.productId,
  quantity,
  options: optionsOf(size),
  name: piece.name,
  price: piece.price,
  image: piece.image,
  stock: stockOf(piece, size),
})

/** How many more of a piece in a size can be added: what the stock leaves beside what is in the cart (§5). */
export const roomFor = (lines: readonly CartLine[], { piece, size }: Wanted) => {
  const inCart = quantityOf(lines, { productId: piece.productId, options: optionsOf(size) })
  return Math.max(0, mostOf({ stock: stockOf(piece, size) }) - inCart)
}

/** Whether any more of a piece can be added, in whichever size. */
export const hasRoomFor = (lines: readonly CartLine[], piece: CartPiece) =>
  piece.sizes.length === 0
    ? roomFor(lines, { piece, size: undefined }) > 0
    : piece.sizes.some(({ size }) => roomFor(lines, { piece, size }) > 0)
