/** Pieces in one order of the sort menu, kept sorted while single pieces come, go and move. */
export interface SortedPieces {
  /** The numbers of the pieces, first to last; only the first `count` places are in use. */
  readonly places: () => Int32Array
  readonly insert: (piece: number) => void
  readonly remove: (piece: number) => void
}

export type PieceOrder = (a: number, b: number) => number

export const sortPieces = (pieces: Int32Array, order: PieceOrder): SortedPieces => {
  let places = pieces.slice().sort(order)
  let count = places.length

  const insert = (piece: number) => {
    if (count === places.length) places = withRoom(places)
    const at = firstPlace({ places, count, isPast: (other) => order(other, piece) > 0 })
    places.copyWithin(at + 1, at, count)
    places[at] = piece
    count++
  }

  const remove = (piece: number) => {
    // By value and not by order: the piece's price may have changed already.
    const at = places.subarray(0, count).indexOf(piece)
    if (at < 0) return
    places.copyWithin(at, at + 1, count)
    count--
  }

  return { places: () => places.subarray(0, count), insert, remove }
}

const withRoom = (places: Int32Array) => {
  const roomier = new Int32Array(places.length * 2 + 16)
  roomier.set(places)
  return roomier
}

interface PlaceSearch {
  readonly places: Int32Array
  readonly count: number
  readonly isPast: (piece: number) => boolean
}

/** The first place whose piece, and every one after it, is past the wanted point. */
export const firstPlace = ({ places, count, isPast }: PlaceSearch) => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(places[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
