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
  { laid: { at: [87, 96], turn: 0.06, above: 0 }, colour: '#a8323a' },
  { laid: { at: [103.5, 87], turn: -0.13, above: 4 }, colour: '#8b9c80' },
]

/** A wash with a second, wetter one let into its lower half. */
const layColour = (pigment: Pigment, { colour, layers, centre, reach }: Sample, random: Random) => {
  const { width, height } = sheetSize
  const patch = (by: { down: number; share: number; layers: number }) =>
    layGround(pigment, {
      ...sheetSize,
      colour: rgbOf(colour),
      centre: [centre[0] / width, (centre[1] + by.down * reach[1]) / height],
      reach: [(reach[0] * by.share) / width, (reach[1] * by.share) / height],
      layers: by.layers * layers,
      squareness: random.between(4.4, 7.5),
      random,
    })
  patch({ down: 0, share: 1, layers: 0.74 })
  patch({ down: random.between(0.2, 0.32), share: random.between(0.6, 0.68), layers: 0.34 })
}

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
      for (const sample of samples) layColour(pigment, sample, random)
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
