import { joined } from '../../form/part.ts'
import { type CuttingRoom, openCuttingRoom, textureOf } from '../../garments/cutting-room.ts'
import { weave } from '../../garments/weaves.ts'
import { rgbOf } from '../../paint/colour.ts'
import { layGround } from '../../paint/ground-wash.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import { renderSheet } from '../../render-sheet.ts'
import { sheetSize } from '../../sheet-size.ts'
import { garmentNamed } from '../look-book/dressed-stand.ts'
import { boardCamera, shade, shadowOf } from './board.ts'
import { pinnedSample, type Sample } from './pinned-sample.ts'

/** The piece each sample was cut for, and how it hangs; the first lies undermost. */
const cuts: readonly (Omit<Sample, 'cloth' | 'laid' | 'name'> & {
  readonly of: string
  readonly at: readonly [number, number]
  readonly turn: number
  readonly asTulle?: boolean
})[] = [
  { of: 'PAP-002', at: [27, 122], turn: 0.05, size: [34, 40], pinned: [-0.2], edge: 'pinked', folds: 0.7 },
  { of: 'SOI-001', at: [82, 125], turn: -0.04, size: [46, 44], pinned: [0.3], edge: 'pinked', folds: 1.7 },
  {
    of: 'MAR-001',
    at: [55, 104],
    turn: 0.1,
    size: [34, 46],
    pinned: [-0.7, 0.6],
    edge: 'selvedge',
    folds: 2,
  },
  { of: 'MAR-003', at: [25, 77], turn: -0.05, size: [36, 38], pinned: [0.1], edge: 'selvedge', folds: 0.8 },
  { of: 'SOI-002', at: [95, 82], turn: 0.08, size: [33, 38], pinned: [-0.4], edge: 'pinked', folds: 2.1 },
  { of: 'CER-007', at: [62, 59], turn: -0.07, size: [32, 34], pinned: [0.5], edge: 'pinked', folds: 1.2 },
  { of: 'MAR-011', at: [29, 38], turn: 0.04, size: [30, 32], pinned: [-0.3], edge: 'frayed', folds: 0.8 },
  { of: 'CER-004', at: [92, 43], turn: -0.09, size: [30, 30], pinned: [0.2], edge: 'pinked', folds: 0.9 },
  {
    of: 'ACC-001',
    at: [74, 84],
    turn: -0.16,
    size: [40, 62],
    pinned: [-0.5],
    edge: 'selvedge',
    folds: 2.4,
    asTulle: true,
  },
]

const clothFor = ({ cloth, colours, tiles }: CuttingRoom, asTulle: boolean) =>
  asTulle
    ? weave('tulle', colours, { texture: textureOf(tiles, 'net', { cm: 5, shadow: 0.03, white: 0.2 }) })
    : cloth

const cutSamples = () =>
  Promise.all(
    cuts.map(
      async ({ of, at, turn, asTulle = false, ...cut }, place): Promise<Sample> => ({
        ...cut,
        name: of,
        cloth: clothFor(await openCuttingRoom(garmentNamed(of)), asTulle),
        laid: { at, turn, above: place * 7 },
        sheer: asTulle,
      }),
    ),
  )

/** Cloths of the house, cut and pinned over each other. */
export const drawCloths = async (): Promise<Buffer> => {
  const samples = await cutSamples()
  const { meshes, seams } = joined(...samples.map(pinnedSample))
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
          .map(({ laid, size }) => shadowOf(laid, size))
          .join(''),
        colour: rgbOf(shade),
        layers: 0.4,
      })
    },
  })
}
