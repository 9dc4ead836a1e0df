import { paperNoise } from './noise.ts'

/** What a sheet of paper does to water, the same for every drawing of its size. */
export interface PaperSheet {
  /** From which pixel the wash of each pixel has run. */
  readonly carried: Int32Array
  readonly tooth: Float32Array
  /** How much of the pigment settles. */
  readonly settling: Float32Array
}

/** How far water carries a wash past its line, in pixels. */
const bleed = 3
const misplaced = { x: -2.2, y: -1.6 } as const

const sheets = new Map<string, PaperSheet>()

export const paperSheet = (width: number, height: number): PaperSheet => {
  const size = `${width}x${height}`
  const sheet = sheets.get(size) ?? makeSheet(width, height)
  sheets.set(size, sheet)
  return sheet
}

const makeSheet = (width: number, height: number): PaperSheet => {
  const carried = new Int32Array(width * height)
  const tooth = new Float32Array(width * height)
  const settling = new Float32Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const fromX = Math.round(x + misplaced.x + bleed * paperNoise.flow.at(x, y))
      const fromY = Math.round(y + misplaced.y + bleed * paperNoise.flowToo.at(x, y))
      const column = Math.min(width - 1, Math.max(0, fromX))
      carried[pixel] = Math.min(height - 1, Math.max(0, fromY)) * width + column
      tooth[pixel] = paperNoise.grain.at(x, y)
      settling[pixel] = 1 + 0.13 * (tooth[pixel] ?? 0) + 0.2 * paperNoise.drift.at(x, y)
    }
  }
  return { carried, tooth, settling }
}
