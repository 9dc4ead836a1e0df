import { randomOf } from '../random.ts'

/** A square of soft noise that continues at its own edges, values around 0, about -1 to 1. */
export interface NoiseTile {
  readonly size: number
  readonly at: (x: number, y: number) => number
}

const lattice = (cells: number, word: string) => {
  const random = randomOf(word)
  return Float32Array.from({ length: cells * cells }, () => random.next() * 2 - 1)
}

const ease = (share: number) => share * share * (3 - 2 * share)

/** Several octaves of value noise, laid out once; `cell` is the size of its largest spots. */
export const noiseTile = (
  word: string,
  { size, cell, octaves }: { size: number; cell: number; octaves: number },
): NoiseTile => {
  const values = new Float32Array(size * size)
  for (let octave = 0; octave < octaves; octave++) {
    const cells = Math.max(1, Math.round((size / cell) * 2 ** octave))
    const knots = lattice(cells, `${word}-${octave}`)
    const weight = 0.55 ** octave
    for (let y = 0; y < size; y++) {
      const row = (y / size) * cells
      const north = Math.floor(row)
      const shareY = ease(row - north)
      for (let x = 0; x < size; x++) {
        const column = (x / size) * cells
        const west = Math.floor(column)
        const shareX = ease(column - west)
        const knot = (c: number, r: number) => knots[(r % cells) * cells + (c % cells)] ?? 0
        const upper = knot(west, north) * (1 - shareX) + knot(west + 1, north) * shareX
        const lower = knot(west, north + 1) * (1 - shareX) + knot(west + 1, north + 1) * shareX
        const index = y * size + x
        values[index] = (values[index] ?? 0) + weight * (upper * (1 - shareY) + lower * shareY)
      }
    }
  }
  const mask = size - 1
  return { size, at: (x, y) => values[(Math.floor(y) & mask) * size + (Math.floor(x) & mask)] ?? 0 }
}

/** The tooth of the paper, and the slow drifting of water over it; the same sheet of paper for every drawing. */
export const paperNoise = {
  grain: noiseTile('grain', { size: 512, cell: 7, octaves: 3 }),
  drift: noiseTile('drift', { size: 1024, cell: 190, octaves: 4 }),
  driftToo: noiseTile('drift too', { size: 1024, cell: 150, octaves: 4 }),
  /** Slow and without roughness: how water moves a border. */
  flow: noiseTile('flow', { size: 512, cell: 46, octaves: 2 }),
  flowToo: noiseTile('flow too', { size: 512, cell: 38, octaves: 2 }),
} as const
