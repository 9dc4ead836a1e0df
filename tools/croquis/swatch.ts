import { smooth } from './curves.ts'
import type { Camera } from './form/camera.ts'
import { type Mesh, meshOf } from './form/mesh.ts'
import type { CuttingRoom } from './garments/cutting-room.ts'
import { layGround } from './paint/ground-wash.ts'
import { handwritten } from './pen/handwriting.ts'
import type { Seam } from './pen/seam.ts'
import { randomOf } from './random.ts'
import { renderSheet } from './render-sheet.ts'
import { sheetSize } from './sheet-size.ts'

const across = 50
const tall = 56
const teeth = 1.5

/** Pinking shears leave teeth, so that cloth does not fray. */
const toothed = (along: number) => Math.abs(((along / teeth) % 2) - 1) * 0.9

/** A square of cloth hung from one pin: folds run from it. */
const hangingSquare = ({ cloth, hand }: CuttingRoom): Mesh => {
  const random = hand('swatch')
  const [phase, lean] = [random.next() * 6, random.around(0, 0.06)]
  return meshOf({
    cols: 220,
    rows: 240,
    cloth,
    edges: { top: false, bottom: false },
    place: (around, down) => {
      const x = (around - 0.5) * across
      const y = (0.5 - down) * tall
      const fromPin = Math.hypot(x, y - tall / 2 + 2)
      const ray = Math.atan2(x, tall / 2 + 6 - y) + lean
      const rise = smooth(2, 26, fromPin) * (0.6 + 0.4 * smooth(0, tall, fromPin))
      const fold = Math.sin(ray * 8.4 + phase) + 0.35 * Math.sin(ray * 17 + phase * 2)
      const droop = 0.0125 * x * x * smooth(tall, 0, fromPin)
      const side = Math.min(across / 2 - Math.abs(x) - toothed(y), tall / 2 - Math.abs(y) - toothed(x))
      return {
        at: [x * (1 - 0.05 * rise) + lean * y, y - droop - 0.04 * Math.abs(fold) * rise, 3 * fold * rise],
        hollow: 0.75 * rise * Math.max(0, -fold),
        cut: side,
        weave: [x, y],
      }
    },
  })
}

const pin: readonly Seam[] = [
  {
    path: [0, 1, 2, 3].map((step) => [1.2 - step * 0.8, tall / 2 - 3.4 + step * 1.5, 8] as const),
    width: 4,
    colour: '#6f6c70',
  },
  {
    path: Array.from(
      { length: 17 },
      (_, step) =>
        [-1.3 + Math.cos(step * 0.4) * 0.95, tall / 2 + 1.5 + Math.sin(step * 0.4) * 0.95, 9] as const,
    ),
    filled: true,
    colour: '#a5323b',
  },
]

const camera: Camera = { yaw: -0.12, pitch: 0.06, pixelsPerCm: 17, originX: 600, originY: 740 }

/** The cloth of a piece, cut and pinned, with the reference that the house knows it by. */
export const drawSwatch = (room: CuttingRoom): Promise<Buffer> => {
  const { garment, colours } = room
  const random = randomOf(`${garment.reference}-label`)
  return renderSheet({
    ...sheetSize,
    name: `${garment.reference}-swatch`,
    camera,
    meshes: [hangingSquare(room)],
    seams: pin,
    ground: (pigment, hand) => {
      layGround(pigment, {
        ...sheetSize,
        colour: colours.ground,
        centre: [0.5, 0.44],
        reach: [0.44, 0.36],
        layers: colours.isWhite ? 0.5 : 0.26,
        random: hand,
      })
      for (const [place, colour] of [colours.own, colours.accent].entries())
        layGround(pigment, {
          ...sheetSize,
          colour,
          centre: [0.17 + place * 0.115, 0.905],
          reach: [0.045, 0.034],
          layers: 1,
          random: hand,
        })
    },
    ink: handwritten(garment.reference, { at: [690, 1408], height: 78, width: 5.5 }, random),
  })
}
