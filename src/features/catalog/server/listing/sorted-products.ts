/** The products in one order of the sort menu. They stay sorted when single products are added, removed or moved. */
export interface SortedProducts {
  /** The numbers of the products, from the first to the last. */
  readonly places: () => Int32Array
  readonly insert: (product: number) => void
  readonly remove: (product: number) => void
}

export type ProductOrder = (a: number, b: number) => number

export const sortProducts = (products: Int32Array, order: ProductOrder): SortedProducts => {
  let places = products.slice().sort(order)
  let count = places.length

  const insert = (product: number) => {
    if (count === places.length) places = withRoom(places)
    const at = firstPlace({ places, count, isPast: (other) => order(other, product) > 0 })
    places.copyWithin(at + 1, at, count)
    places[at] = product
    count++
  }

  const remove = (product: number) => {
    // The product is found by its number and not by its place in the order, because its price may have changed already.
    const at = places.subarray(0, count).indexOf(product)
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
  readonly isPast: (product: number) => boolean
}

/** The first place from which on every product is past the wanted point. */
export const firstPlace = ({ places, count, isPast }: PlaceSearch) => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(places[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
