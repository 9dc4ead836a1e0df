import type { Cart, CartItem } from '../cart.contract.ts'
import type { CartLine } from '../cart-line.ts'
import { pictureOf } from '../cart-product.ts'

const lineOfItem = ({ product, quantity, options, unitPrice, seenPrice, available }: CartItem): CartLine => ({
  productId: product._id,
  quantity,
  options: options.size === undefined ? {} : { size: options.size },
  name: product.name,
  price: seenPrice ?? unitPrice,
  unitPrice,
  ...pictureOf(product.images),
  stock: available,
})

/** Converts a customer's cart into the lines of this browser. */
export const customerLines = ({ items }: Pick<Cart, 'items'>): readonly CartLine[] => items.map(lineOfItem)
