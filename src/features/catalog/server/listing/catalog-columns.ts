import { type Bitmap, createBitmap, grownBitmap, hasBit, putBit } from '../../../../shared/bitmap.ts'
import type { SortOrder } from '../../catalog.limits.ts'
import type { ColorFamily } from '../../color-families.ts'
import { type ProductOrder, type SortedProducts, sortProducts } from './sorted-products.ts'

/** What filters and sorting need to know of a product. */
// biome-ignore lint/style/useConsistentTypeDefinitions: a row of raw SQL needs an index signature, which no interface has.
export type IndexedProduct = {
  /** A small number, which is the index of the product in every column. */
  readonly seq: number
  readonly id: string
  readonly category: string
  readonly material: string
  readonly priceCents: number
  readonly customizable: boolean
  readonly featured: boolean
  readonly inStock: boolean
  /** The sizes that are in stock; '' stands for that of a product without sizes. */
  readonly sizes: readonly string[]
  readonly colors: readonly ColorFamily[]
  readonly ratingAverage: number
  readonly ratingCount: number
  readonly createdAtMs: number
}

interface Numbers {
  ids: string[]
  priceCents: Int32Array
  createdAtMs: Float64Array
  ratingAverage: Float32Array
  ratingCount: Int32Array
}

/**
 * The catalogue in columns: a bitmap for each value of a filter, and an array for each
 * field that products are sorted by.
 */
export class CatalogColumns {
  #size: number
  readonly #seqs = new Map<string, number>()
  #numbers: Numbers
  #all: Bitmap
  #flags: Record<'customizable' | 'featured' | 'inStock', Bitmap>
  readonly #categories = new Map<string, Bitmap>()
  readonly #materials = new Map<string, Bitmap>()
  readonly #sizes = new Map<string, Bitmap>()
  readonly #colors = new Map<string, Bitmap>()
  readonly #orders: Readonly<Record<SortOrder, SortedProducts>>

  constructor(products: readonly IndexedProduct[]) {
    this.#size = 1 + products.reduce((highest, { seq }) => Math.max(highest, seq), 0)
    this.#numbers = emptyNumbers(this.#size)
    this.#all = createBitmap(this.#size)
    this.#flags = {
      customizable: createBitmap(this.#size),
      featured: createBitmap(this.#size),
      inStock: createBitmap(this.#size),
    }
    for (const product of products) this.#write(product)
    const seqs = Int32Array.from(products, ({ seq }) => seq)
    const newest = this.#newestFirst
    const { priceCents: price, ratingAverage: rating, ratingCount: count } = this.#columnReaders
    this.#orders = {
      newest: sortProducts(seqs, newest),
      'price-asc': sortProducts(seqs, (a, b) => price(a) - price(b) || newest(a, b)),
      'price-desc': sortProducts(seqs, (a, b) => price(b) - price(a) || newest(a, b)),
      rating: sortProducts(seqs, (a, b) => rating(b) - rating(a) || count(b) - count(a) || newest(a, b)),
    }
  }

  get all(): Bitmap {
    return this.#all
  }

  get flags(): Readonly<Record<'customizable' | 'featured' | 'inStock', Bitmap>> {
    return this.#flags
  }

  get categories(): ReadonlyMap<string, Bitmap> {
    return this.#categories
  }

  get materials(): ReadonlyMap<string, Bitmap> {
    return this.#materials
  }

  get sizes(): ReadonlyMap<string, Bitmap> {
    return this.#sizes
  }

  get colors(): ReadonlyMap<string, Bitmap> {
    return this.#colors
  }

  order(sortBy: SortOrder): Int32Array {
    return this.#orders[sortBy].places()
  }

  idOf(seq: number) {
    return this.#numbers.ids[seq] ?? ''
  }

  /** The number of a product, also of a removed one. */
  seqOf(id: string) {
    return this.#seqs.get(id)
  }

  priceCentsOf(seq: number) {
    return this.#numbers.priceCents[seq] ?? 0
  }

  get size() {
    return this.#size
  }

  emptySet(): Bitmap {
    return createBitmap(this.#size)
  }

  /** Adds a product, or updates it. */
  put(product: IndexedProduct) {
    this.remove(product.seq)
    this.#grow(product.seq + 1)
    this.#write(product)
    for (const order of Object.values(this.#orders)) order.insert(product.seq)
  }

  remove(seq: number) {
    if (!hasBit(this.#all, seq)) return
    for (const order of Object.values(this.#orders)) order.remove(seq)
    for (const bitmap of this.#bitmaps()) putBit(bitmap, seq, false)
  }

  readonly #newestFirst: ProductOrder = (a, b) => {
    const { createdAtMs, ids } = this.#numbers
    const older = (createdAtMs[b] ?? 0) - (createdAtMs[a] ?? 0)
    return older || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1)
  }

  get #columnReaders() {
    return {
      priceCents: (seq: number) => this.#numbers.priceCents[seq] ?? 0,
      ratingAverage: (seq: number) => this.#numbers.ratingAverage[seq] ?? 0,
      ratingCount: (seq: number) => this.#numbers.ratingCount[seq] ?? 0,
    }
  }

  get #valueMaps() {
    return [this.#categories, this.#materials, this.#sizes, this.#colors]
  }

  #bitmaps() {
    return [
      this.#all,
      ...Object.values(this.#flags),
      ...this.#valueMaps.flatMap((values) => [...values.values()]),
    ]
  }

  #write(product: IndexedProduct) {
    const { seq } = product
    this.#numbers.ids[seq] = product.id
    this.#seqs.set(product.id, seq)
    this.#numbers.priceCents[seq] = product.priceCents
    this.#numbers.createdAtMs[seq] = product.createdAtMs
    this.#numbers.ratingAverage[seq] = product.ratingAverage
    this.#numbers.ratingCount[seq] = product.ratingCount
    putBit(this.#all, seq, true)
    putBit(this.#flags.customizable, seq, product.customizable)
    putBit(this.#flags.featured, seq, product.featured)
    putBit(this.#flags.inStock, seq, product.inStock)
    putBit(this.#valueSet(this.#categories, product.category), seq, true)
    putBit(this.#valueSet(this.#materials, product.material), seq, true)
    for (const size of product.sizes) putBit(this.#valueSet(this.#sizes, size), seq, true)
    for (const color of product.colors) putBit(this.#valueSet(this.#colors, color), seq, true)
  }

  #valueSet(values: Map<string, Bitmap>, value: string) {
    const known = values.get(value)
    if (known) return known
    const made = createBitmap(this.#size)
    values.set(value, made)
    return made
  }

  #grow(needed: number) {
    if (needed <= this.#size) return
    const size = Math.max(needed, this.#size + (this.#size >>> 2) + 64)
    const { customizable, featured, inStock } = this.#flags
    this.#size = size
    this.#numbers = grownNumbers(this.#numbers, size)
    this.#all = grownBitmap(this.#all, size)
    this.#flags = {
      customizable: grownBitmap(customizable, size),
      featured: grownBitmap(featured, size),
      inStock: grownBitmap(inStock, size),
    }
    for (const values of this.#valueMaps) {
      for (const [value, bitmap] of values) values.set(value, grownBitmap(bitmap, size))
    }
  }
}

const emptyNumbers = (size: number): Numbers => ({
  ids: [],
  priceCents: new Int32Array(size),
  createdAtMs: new Float64Array(size),
  ratingAverage: new Float32Array(size),
  ratingCount: new Int32Array(size),
})

const grownNumbers = (numbers: Numbers, size: number): Numbers => {
  const grown = emptyNumbers(size)
  grown.ids = numbers.ids
  grown.priceCents.set(numbers.priceCents)
  grown.createdAtMs.set(numbers.createdAtMs)
  grown.ratingAverage.set(numbers.ratingAverage)
  grown.ratingCount.set(numbers.ratingCount)
  return grown
}
