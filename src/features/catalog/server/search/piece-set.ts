import { type Bitmap, createBitmap, eachBit, grownBitmap, hasBit, putBit } from '../../../../shared/bitmap.ts'

/** An entry of a list takes the memory of this many bits. */
const bitsOfEntry = 64

/** The pieces that hold one stem: a list while they are few, one bit each once that is smaller. */
export class PieceSet {
  #pieces: number[] | Bitmap = []

  /** Adds a piece that is not there yet; `size` is more than the highest number in use. */
  add(piece: number, size: number) {
    if (Array.isArray(this.#pieces)) {
      this.#pieces.push(piece)
      const { length } = this.#pieces
      if (length > bitsOfEntry && length * bitsOfEntry > size) this.#pieces = bitmapOf(this.#pieces, size)
    } else {
      if (piece >= this.#pieces.length * 32) this.#pieces = grownBitmap(this.#pieces, size)
      putBit(this.#pieces, piece, true)
    }
  }

  remove(piece: number) {
    if (Array.isArray(this.#pieces)) {
      const at = this.#pieces.indexOf(piece)
      if (at >= 0) this.#pieces.splice(at, 1)
    } else if (hasBit(this.#pieces, piece)) putBit(this.#pieces, piece, false)
  }

  each(visit: (piece: number) => void) {
    if (Array.isArray(this.#pieces)) for (const piece of this.#pieces) visit(piece)
    else eachBit(this.#pieces, visit)
  }

  get isEmpty() {
    return Array.isArray(this.#pieces) ? this.#pieces.length === 0 : this.#pieces.every((word) => word === 0)
  }
}

const bitmapOf = (pieces: readonly number[], size: number) => {
  const bitmap = createBitmap(size)
  for (const piece of pieces) putBit(bitmap, piece, true)
  return bitmap
}
