import { ProductSet } from './product-set.ts'

/**
 * The places of a stem in a product, the most important first: in its name, on its label (reference, tags,
 * cloth, colour), in a long text.
 */
export const places = [0, 1, 2] as const

export type Place = (typeof places)[number]

const placesOfStem = 4

/**
 * Which products contain which stem, and where. Stems and products are numbers; the number of a product is its `seq`.
 */
export class WordIndex {
  /** The index of an entry is the number of the stem times four, plus the place. */
  readonly #sets: (ProductSet | undefined)[] = []
  #size: number

  /** `size` is more than the highest number of a product. */
  constructor(size: number) {
    this.#size = size
  }

  /** Adds a product that is not in the index yet. The database stores `entries` in this form. */
  put(product: number, entries: Iterable<number>) {
    if (product >= this.#size) this.#size = product + 1 + (product >>> 2)
    for (const entry of entries) this.#setOf(entry).add(product, this.#size)
  }

  remove(product: number) {
    for (const set of this.#sets) set?.remove(product)
  }

  each(stem: number, place: Place, visit: (product: number) => void) {
    this.#sets[stem * placesOfStem + place]?.each(visit)
  }

  has(stem: number) {
    return places.some((place) => this.#sets[stem * placesOfStem + place]?.isEmpty === false)
  }

  #setOf(entry: number) {
    while (this.#sets.length <= entry) this.#sets.push(undefined)
    const set = this.#sets[entry] ?? new ProductSet()
    this.#sets[entry] = set
    return set
  }
}

/** The entries of a product as the database packs them: four bytes each, the highest first. */
export const unpackEntries = (packed: Uint8Array): readonly number[] => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const entries: number[] = []
  for (let at = 0; at < packed.byteLength; at += 4) entries.push(view.getInt32(at))
  return entries
}

export const stemOfEntry = (entry: number) => Math.floor(entry / placesOfStem)
