import type { Vec3 } from '../../form/camera.ts'
import { joined } from '../../form/part.ts'
import { accentWeave } from '../../garments/cloth/weaves.ts'
import { type CuttingRoom, openCuttingRoom, textureOf } from '../../garments/cutting-room.ts'
import { clothOf, washes } from '../../paint/cloth.ts'
import { rgbOf } from '../../paint/colour.ts'
import { layGround } from '../../paint/ground-wash.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import { renderSheet } from '../../render-sheet.ts'
import { sheetSize } from '../../sheet-size.ts'
import { garmentNamed } from '../look-book/dressed-stand.ts'
import { thread } from '../scenes/thread.ts'
import { boardCamera, shade, shadowOf } from './board.ts'
import { pinnedSample, type Sample } from './pinned-sample.ts'

/** The piece each sample was cut for, and how it hangs; the first lies undermost. */
const cuts: readonly (Omit<Sample, 'cloth' | 'laid' | 'name'> & {
  readonly of: string
  readonly at: readonly [number, number]
  readonly turn: number
  readonly as?: 'tulle' | 'linen'
})[] = [
  { of: 'SOI-001', at: [90, 121], turn: -0.05, size: [58, 56], pinned: [0.1], edge: 'pinked', folds: 1.9 },
  { of: 'PAP-002', at: [27, 127], turn: 0.07, size: [30, 34], pinned: [-0.2], edge: 'pinked', folds: 0.7 },
  {
    of: 'MAR-001',
    at: [51, 106],
    turn: -0.06,
    size: [31, 54],
    pinned: [-0.7, 0.6],
    edge: 'selvedge',
    folds: 2,
  },
  { of: 'MAR-003', at: [26, 80], turn: 0.09, size: [37, 34], pinned: [0.1], edge: 'scalloped', folds: 0.8 },
  { of: 'SOI-002', at: [97, 74], turn: 0.12, size: [34, 40], pinned: [-0.4], edge: 'pinked', folds: 2.1 },
  { of: 'CER-007', at: [65, 58], turn: -0.1, size: [30, 36], pinned: [0.5], edge: 'pinked', folds: 1.2 },
  {
    of: 'MAR-011',
    at: [33, 43],
    turn: -0.03,
    size: [36, 30],
    pinned: [-0.3],
    edge: 'frayed',
    folds: 0.8,
    as: 'linen',
  },
  { of: 'CER-004', at: [93, 37], turn: -0.14, size: [23, 24], pinned: [0.2], edge: 'pinked', folds: 0.9 },
  {
    of: 'ACC-001',
    at: [57, 84],
    turn: 0.16,
    size: [30, 44],
    pinned: [0.3],
    edge: 'selvedge',
    folds: 2.6,
    as: 'tulle',
  },
]

/** Black, so that what lies behind is seen through it; this near, the net itself is drawn. */
const tulle = ({ tiles }: CuttingRoom) =>
  clothOf({
    colour: rgbOf('#6a6270'),
    shadow: rgbOf('#3a3440'),
    colourTone: washes(0.2, [0.5, 0.08]),
    shadowTone: washes(0.06, [0.42, 0.1], [0.58, 0.14]),
    texture: textureOf(tiles, 'net', { cm: 7, shadow: 0.24 }),
  })

const clothFrom = (room: CuttingRoom, as: 'tulle' | 'linen' | undefined) => {
  if (as === 'tulle') return tulle(room)
  return as === 'linen' ? accentWeave('cotton', room.colours) : room.cloth
}

const cutSamples = () =>
  Promise.all(
    cuts.map(
      async ({ of, at, turn, as, ...cut }, place): Promise<Sample> => ({
        ...cut,
        name: of,
        cloth: clothFrom(await openCuttingRoom(garmentNamed(of)), as),
        laid: { at, turn, above: place * 7 },
        sheer: as === 'tulle',
      }),
    ),
  )

/** The house's thread, wound once around three of the pins. */
const fromPinToPin: readonly Vec3[] = [
  [6, 152, 90],
  [14, 146.5, 90],
  [24.6, 142.4, 90],
  [34, 134, 90],
  [42.6, 131.6, 90],
  [60, 122, 90],
  [73, 121, 90],
  [89, 128, 90],
  [93, 147.6, 90],
]

/** Cloths of the house, cut and pinned over each other. */
export const drawCloths = async (): Promise<Buffer> => {
  const samples = await cutSamples()
  const { meshes, seams } = joined(...samples.map(pinnedSample), thread(fromPinToPin))
  return renderSheet({
    ...sheetSize,
    name: 'inspiration-cloths',
    camera: boardCamera,
    meshes,
    seams,
    ground: async (pigment, random) => {
      layGround(pigment, {
        ...sheetSize,
        colour: rgbOf('#cbb492'),
        centre: [0.5, 0.44],
        reach: [0.47, 0.4],
        layers: 0.34,
        squareness: 6,
        random,
      })
      await layShapes(pigment, {
        ...sheetSize,
        shapes: samples
          .filter(({ sheer }) => !sheer)
          .map(({ laid, size }) => shadowOf(laid, size, 2.6))
          .join(''),
        colour: rgbOf(shade),
        layers: 0.4,
      })
    },
  })
}
