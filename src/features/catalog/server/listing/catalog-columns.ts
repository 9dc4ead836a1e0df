import { type Bitmap, createBitmap, grownBitmap, hasBit, putBit } from '../../../../shared/bitmap.ts'
import type { SortOrder } from '../../catalog.limits.ts'
import { type PieceOrder, type SortedPieces, sortPieces } from './sorted-pieces.ts'

/** What filters and sorting need to know of a piece. */
export type IndexedPiece = {
  /** A small ordinal: the piece's place in every column. */
  readonly seq: number
  readonly id: string
  readonly category: string
  readonly material: string
  readonly priceCents: number
  readonly customizable: boolean
  readonly featured: boolean
  readonly inStock: boolean
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

/** The catalogue by columns: a bitmap for each value that can be filtered on, an array for each that can be sorted on. */
export class CatalogColumns {
  #size: number
  readonly #seqs = new Map<string, number>()
  #numbers: Numbers
  #all: Bitmap
  #flags: Record<'customizable' | 'featured' | 'inStock', Bitmap>
  readonly #categories = new Map<string, Bitmap>()
  readonly #materials = new Map<string, Bitmap>()
  readonly #orders: Readonly<Record<SortOrder, SortedPieces>>

  constructor(pieces: readonly IndexedPiece[]) {
    this.#size = 1 + pieces.reduce((highest, { seq }) => Math.max(highest, seq), 0)
    this.#numbers = emptyNumbers(this.#size)
    this.#all = createBitmap(this.#size)
    this.#flags = {
      customizable: createBitmap(this.#size),
      featured: createBitmap(this.#size),
      inStock: createBitmap(this.#size),
    }
    for (const piece of pieces) this.#write(piece)
    const seqs = Int32Array.from(pieces, ({ seq }) => seq)
    const newest = this.#newestFirst
    const { priceCents: price, ratingAverage: rating, ratingCount: count } = this.#columnReaders
    this.#orders = {
      newest: sortPieces(seqs, newest),
      'price-asc': sortPieces(seqs, (a, b) => price(a) - price(b) || newest(a, b)),
      'price-desc': sortPieces(seqs, (a, b) => price(b) - price(a) || newest(a, b)),
      rating: sortPieces(seqs, (a, b) => rating(b) - rating(a) || count(b) - count(a) || newest(a, b)),
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

  order(sortBy: SortOrder): Int32Array {
    return this.#orders[sortBy].places()
  }

  idOf(seq: number) {
    return this.#numbers.ids[seq] ?? ''
  }

  /** The place of a piece, also of one that is gone. */
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

  /** Adds a piece, or brings it up to date. */
  put(piece: IndexedPiece) {
    this.remove(piece.seq)
    this.#grow(piece.seq + 1)
    this.#write(piece)
    for (const order of Object.values(this.#orders)) order.insert(piece.seq)
  }

  remove(seq: number) {
    if (!hasBit(this.#all, seq)) return
    for (const order of Object.values(this.#orders)) order.remove(seq)
    for (const bitmap of this.#bitmaps()) putBit(bitmap, seq, false)
  }

  readonly #newestFirst: PieceOrder = (a, b) => {
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

  #bitmaps() {
    return [
      this.#all,
      ...Object.values(this.#flags),
      ...this.#categories.values(),
      ...this.#materials.values(),
    ]
  }

  #write(piece: IndexedPiece) {
    const { seq } = piece
    this.#numbers.ids[seq] = piece.id
    this.#seqs.set(piece.id, seq)
    this.#numbers.priceCents[seq] = piece.priceCents
    this.#numbers.createdAtMs[seq] = piece.createdAtMs
    this.#numbers.ratingAverage[seq] = piece.ratingAverage
    this.#numbers.ratingCount[seq] = piece.ratingCount
    putBit(this.#all, seq, true)
    putBit(this.#flags.customizable, seq, piece.customizable)
    putBit(this.#flags.featured, seq, piece.featured)
    putBit(this.#flags.inStock, seq, piece.inStock)
    putBit(this.#valueSet(this.#categories, piece.category), seq, true)
    putBit(this.#valueSet(this.#materials, piece.material), seq, true)
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
    for (const values of [this.#categories, this.#materials]) {
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
