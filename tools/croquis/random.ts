/** Numbers that look random and are the same for the same word, on every machine. */
export interface Random {
  /** In [0, 1). */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** Around a value, by at most so much either way. */
  readonly around: (value: number, spread: number) => number
}

const hashOf = (word: string) => {
  let hash = 2_166_136_261
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** A generator of its own for each subject, so that redrawing one part leaves the others as they were (mulberry32). */
export const randomOf = (word: string): Random => {
  let state = hashOf(word)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (value, spread) => value + (next() * 2 - 1) * spread,
  }
}
