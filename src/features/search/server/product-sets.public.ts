import type { Bitmap } from '../../../shared/bitmap.ts'

/** Sets of products that words name by what the products are and not by what is written about them: the colours. */
export interface ProductSets {
  /** The names of the sets that a word of a search stands for. */
  readonly namedBy: (word: string) => readonly string[]
  readonly of: (set: string) => Bitmap | undefined
  /** The products that come closest to a set without being in it. */
  readonly similarTo: (set: string) => Bitmap | undefined
}
