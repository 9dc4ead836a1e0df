import { type Bitmap, createBitmap, eachBit, grownBitmap, hasBit, putBit } from '../../../shared/bitmap.ts'

/** One entry of a list takes as much memory as this many bits. */
const bitsOfEntry = 64

/**
 * The products that contain one stem: a list while they are few, a bitmap with one bit for
 * each product once that is smaller.
 */
export class ProductSet {
  #products: number[] | Bitmap = []

  /** Adds a product that is not in the set yet. `size` is higher than the highest number in use. */
  add(product: number, size: number) {
    if (Array.isArray(this.#products)) {
      this.#products.push(product)
      const { length } = this.#products
      if (length > bitsOfEntry && length * bitsOfEntry > size) this.#products = bitmapOf(this.#products, size)
    } else {
      if (product >= this.#products.length * 32) this.#products = grownBitmap(this.#products, size)
      putBit(this.#products, product, true)
    }
  }

  remove(product: number) {
    if (Array.isArray(this.#products)) {
      const at = this.#products.indexOf(product)
      if (at >= 0) this.#products.splice(at, 1)
    } else if (hasBit(this.#products, product)) putBit(this.#products, product, false)
  }

  each(visit: (product: number) => void) {
    if (Array.isArray(this.#products)) for (const product of this.#products) visit(product)
    else eachBit(this.#products, visit)
  }

  get isEmpty() {
    return Array.isArray(this.#products)
      ? this.#products.length === 0
      : this.#products.every((word) => word === 0)
  }
}

const bitmapOf = (products: readonly number[], size: number) => {
  const bitmap = createBitmap(size)
  for (const product of products) putBit(bitmap, product, true)
  return bitmap
}
