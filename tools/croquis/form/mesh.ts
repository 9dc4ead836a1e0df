import type { Cloth } from '../paint/cloth.ts'
import type { Vec3 } from './camera.ts'

/** One place of a surface. */
export interface Place {
  readonly at: Vec3
  /** How deep it lies in a fold: 0 on the ridge, 1 in the valley. */
  readonly hollow?: number
  /** Cut away where negative: necklines, armholes, slits. */
  readonly cut?: number
  /** Where it is on the cloth, in centimetres, for what is woven or sewn on. */
  readonly weave?: readonly [number, number]
}

/** A piece of cloth, wood or thread as a grid of places: columns around, rows down. */
export interface Mesh {
  readonly cols: number
  readonly rows: number
  readonly cloth: Cloth
  /** Whether what lies behind shows through. */
  readonly sheer: boolean
  /** Whether its outer edges (first and last row, first and last column) are drawn. */
  readonly edges: { readonly top: boolean; readonly bottom: boolean; readonly sides: boolean }
  /** How strong its pen lines are; 0 draws none. */
  readonly line: number
  readonly positions: Float32Array
  readonly hollows: Float32Array
  readonly cuts: Float32Array
  readonly weaves: Float32Array
}

interface MeshPlan {
  readonly cols: number
  readonly rows: number
  readonly cloth: Cloth
  readonly sheer?: boolean
  readonly edges?: Partial<Mesh['edges']>
  readonly line?: number
  /** Shares in [0, 1] around and down. */
  readonly place: (around: number, down: number) => Place
}

/** Lays out a surface; shares run over both ends, so a closed one meets itself in its first and last column. */
export const meshOf = ({ cols, rows, place, cloth, sheer = false, edges, line = 1 }: MeshPlan): Mesh => {
  const size = (cols + 1) * (rows + 1)
  const positions = new Float32Array(size * 3)
  const hollows = new Float32Array(size)
  const cuts = new Float32Array(size)
  const weaves = new Float32Array(size * 2)
  for (let row = 0; row <= rows; row++) {
    for (let col = 0; col <= cols; col++) {
      const index = row * (cols + 1) + col
      const { at, hollow = 0, cut = 1, weave = [0, 0] } = place(col / cols, row / rows)
      positions.set(at, index * 3)
      hollows[index] = hollow
      cuts[index] = cut
      weaves.set(weave, index * 2)
    }
  }
  return {
    cols,
    rows,
    cloth,
    sheer,
    line,
    edges: { top: true, bottom: true, sides: false, ...edges },
    positions,
    hollows,
    cuts,
    weaves,
  }
}

export const positionAt = (mesh: Mesh, index: number): Vec3 => [
  mesh.positions[index * 3] ?? 0,
  mesh.positions[index * 3 + 1] ?? 0,
  mesh.positions[index * 3 + 2] ?? 0,
]
