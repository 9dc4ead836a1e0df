/**
 * A set of small whole numbers, one bit each: a hundred thousand products are 12 kB, and an intersection 3,000 steps.
 */
export type Bitmap = Uint32Array

const bitsPerWord = 32

/** Creates an empty set with room for so many numbers. */
export const createBitmap = (size: number): Bitmap => new Uint32Array(Math.ceil(size / bitsPerWord))

/** Whether a number is in the set. */
export const hasBit = (bitmap: Bitmap, bit: number) => (((bitmap[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1

/** Adds a number to the set or removes it. */
export const putBit = (bitmap: Bitmap, bit: number, on: boolean) => {
  const mask = 1 << (bit & 31)
  const word = bitmap[bit >>> 5] ?? 0
  bitmap[bit >>> 5] = on ? word | mask : word & ~mask
}

/** A copy with room for more bits. */
export const grownBitmap = (bitmap: Bitmap, size: number) => {
  const grown = createBitmap(size)
  grown.set(bitmap)
  return grown
}

/** The numbers that are in all sets; all sets have the same size. */
export const intersection = (first: Bitmap, ...others: readonly Bitmap[]): Bitmap => {
  const shared = first.slice()
  for (const other of others) {
    for (let word = 0; word < shared.length; word++) shared[word] = (shared[word] ?? 0) & (other[word] ?? 0)
  }
  return shared
}

/** The numbers that are in any of the sets; the first is the longest. */
export const union = (first: Bitmap, ...others: readonly Bitmap[]): Bitmap => {
  const joined = first.slice()
  for (const other of others) {
    for (let word = 0; word < joined.length; word++) joined[word] = (joined[word] ?? 0) | (other[word] ?? 0)
  }
  return joined
}

/** The numbers that are in the first set and not in the second. */
export const difference = (first: Bitmap, second: Bitmap): Bitmap => {
  const left = first.slice()
  for (let word = 0; word < left.length; word++) left[word] = (left[word] ?? 0) & ~(second[word] ?? 0)
  return left
}

/** Visits the numbers of the set in order. */
export const eachBit = (bitmap: Bitmap, visit: (bit: number) => void) => {
  for (let at = 0; at < bitmap.length; at++) {
    // The lowest bit is visited and cleared until no bit is left.
    for (let word = bitmap[at] ?? 0; word !== 0; word &= word - 1)
      visit(at * bitsPerWord + 31 - Math.clz32(word & -word))
  }
}

/** The number of bits that are in both sets. */
export const countShared = (first: Bitmap, second: Bitmap) => {
  let count = 0
  for (let word = 0; word < first.length; word++) count += onesIn((first[word] ?? 0) & (second[word] ?? 0))
  return count
}

/** The number of bits in the set. */
export const countBits = (bitmap: Bitmap) => countShared(bitmap, bitmap)

/** The usual bit-parallel count: sums of 2, 4, then 8 bits, which one multiplication adds up. */
const onesIn = (word: number) => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
