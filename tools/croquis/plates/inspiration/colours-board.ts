import { joined } from '../../form/part.ts'
import { rgbOf } from '../../paint/colour.ts'
import { layGround } from '../../paint/ground-wash.ts'
import type { Pigment } from '../../paint/pigment.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import { handwritten } from '../../pen/handwriting.ts'
import { type Random, randomOf } from '../../random.ts'
import { renderSheet } from '../../render-sheet.ts'
import { sheetSize } from '../../sheet-size.ts'
import { boardCamera, type Laid, shade, shadowOf } from './board.ts'
import { cardSize, threadCard } from './thread-card.ts'

/** A colour of the house: how densely it is laid, and its patch in pixels. */
interface Sample {
  readonly colour: string
  readonly layers: number
  readonly centre: readonly [number, number]
  readonly reach: readonly [number, number]
}

const samples: readonly Sample[] = [
  { colour: '#e9d9b8', layers: 0.9, centre: [248, 262], reach: [142, 118] },
  { colour: '#dda79d', layers: 0.9, centre: [570, 244], reach: [138, 126] },
  { colour: '#b8614a', layers: 1, centre: [932, 300], reach: [170, 196] },
  { colour: '#c9a36a', layers: 0.95, centre: [240, 546], reach: [136, 120] },
  { colour: '#a8323a', layers: 1.1, centre: [574, 602], reach: [150, 176] },
  { colour: '#9fb094', layers: 1, centre: [252, 872], reach: [150, 150] },
  { colour: '#5b1426', layers: 1.1, centre: [574, 918], reach: [134, 92] },
  { colour: '#0f5a43', layers: 1.05, centre: [246, 1194], reach: [138, 124] },
  { colour: '#a9c3d6', layers: 1, centre: [576, 1178], reach: [142, 124] },
  { colour: '#1f2a48', layers: 1.1, centre: [920, 1152], reach: [158, 164] },
]

const cards: readonly { readonly laid: Laid; readonly colour: string }[] = [
  { laid: { at: [88, 94.5], turn: 0.07, above: 0 }, colour: '#a8323a' },
  { laid: { at: [105, 83], turn: -0.15, above: 4 }, colour: '#8b9c80' },
]

/** A wash, and once it is dry a second one over the half where the brush came back. */
const layColour = (pigment: Pigment, { colour, layers, centre, reach }: Sample, random: Random) => {
  const { width, height } = sheetSize
  const isBeside = random.next() < 0.4
  const squareness = random.between(4.4, 7.5)
  const patch = (by: { right: number; down: number; across: number; tall: number; layers: number }) =>
    layGround(pigment, {
      ...sheetSize,
      colour: rgbOf(colour),
      centre: [(centre[0] + by.right * reach[0]) / width, (centre[1] + by.down * reach[1]) / height],
      reach: [(reach[0] * by.across) / width, (reach[1] * by.tall) / height],
      layers: by.layers * layers,
      squareness,
      random,
    })
  const half = random.between(0.4, 0.6)
  patch({ right: 0, down: 0, across: 1, tall: 1, layers: 0.66 })
  patch(
    isBeside
      ? { right: half - 0.01, down: 0, across: 1 - half, tall: 0.99, layers: 0.42 }
      : { right: 0, down: half - 0.01, across: 0.99, tall: 1 - half, layers: 0.42 },
  )
}

/** Where the brush was tried before. */
const dabs: readonly Sample[] = [
  ['#a8323a', 792, 1424],
  ['#dda79d', 868, 1436],
  ['#9fb094', 930, 1420],
  ['#1f2a48', 1004, 1440],
  ['#c9a36a', 1068, 1424],
].map(
  ([colour, x, y], place): Sample => ({
    colour: String(colour),
    layers: 0.8,
    centre: [Number(x), Number(y)],
    reach: [30 - place * 2, 15 + (place % 2) * 5],
  }),
)

const numbers = () => {
  const random = randomOf('colour numbers')
  return samples
    .map(({ centre, reach }, place) =>
      handwritten(
        String(place + 1).padStart(2, '0'),
        { at: [centre[0] - reach[0] + 8, centre[1] + reach[1] + 14], height: 23, width: 2.2 },
        random,
      ),
    )
    .join('')
}

/** The colours of the house in wash, and the threads they are sewn with. */
export const drawColours = (): Promise<Buffer> => {
  const { meshes, seams } = joined(...cards.map(({ laid, colour }) => threadCard(laid, colour)))
  return renderSheet({
    ...sheetSize,
    name: 'inspiration-colours',
    camera: boardCamera,
    meshes,
    seams,
    ground: async (pigment, random) => {
      for (const sample of [...samples, ...dabs]) layColour(pigment, sample, random)
      await layShapes(pigment, {
        ...sheetSize,
        shapes: cards.map(({ laid }) => shadowOf(laid, cardSize)).join(''),
        colour: rgbOf(shade),
        layers: 0.5,
      })
    },
    ink: numbers(),
  })
}
