import { degrees } from '../../curves.ts'
import { type Camera, project, type Vec3 } from '../../form/camera.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { joined, type Part, part } from '../../form/part.ts'
import { clothOf, washes } from '../../paint/cloth.ts'
import { rgbOf } from '../../paint/colour.ts'
import { layFloorShadow } from '../../paint/floor-shadow.ts'
import { layGround } from '../../paint/ground-wash.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import type { Seam } from '../../pen/seam.ts'
import { renderSheet } from '../../render-sheet.ts'
import { sheetSize } from '../../sheet-size.ts'
import { dressedStand } from '../look-book/dressed-stand.ts'
import type { Standing } from '../look-book/page.ts'
import { thread } from '../scenes/thread.ts'
import { laySprig, type Sprig, sprigInk } from './sprig.ts'

const camera: Camera = { yaw: 0, pitch: degrees(8), pixelsPerCm: 4, originX: 600, originY: 1500 }

/** What one wears to the town hall, in the garden, in the evening; each on a wash of its own. */
const occasions: readonly {
  readonly stand: Standing
  readonly wash: string
  readonly layers: number
  readonly reach: readonly [number, number]
}[] = [
  {
    stand: { pieces: ['MAR-008'], side: 'front', at: [-88, 0], turn: 20, lift: 184 },
    wash: '#a6b1b8',
    layers: 0.7,
    reach: [0.17, 0.2],
  },
  {
    stand: { pieces: ['CER-001'], side: 'front', at: [4, 0], turn: -14, lift: 92 },
    wash: '#aab98f',
    layers: 0.6,
    reach: [0.19, 0.17],
  },
  {
    stand: { pieces: ['SOI-001'], side: 'back', at: [92, 0], turn: 162, lift: 172 },
    wash: '#b9a4ae',
    layers: 0.75,
    reach: [0.15, 0.26],
  },
]

const sprig: Sprig = {
  from: [300, 1500],
  to: [560, 1210],
  bow: -46,
  blossoms: [
    { at: [566, 1204], radius: 62 },
    { at: [470, 1262], radius: 46 },
    { at: [520, 1328], radius: 38 },
  ],
}

const cardboard = clothOf({
  colour: rgbOf('#f0e7d4'),
  shadow: rgbOf('#8f8272'),
  colourTone: washes(0.25),
  shadowTone: washes(0.01, [0.62, 0.2]),
  white: 0.85,
})

const cardWide = 66
const cardHigh = 46

/** A place on the invitation, which lies on the table before the stands. */
const onCard = (x: number, y: number): Vec3 => {
  const turn = -0.12
  return [72 + x * Math.cos(turn) - y * Math.sin(turn), 42 + x * Math.sin(turn) + y * Math.cos(turn), 60]
}

const card: Mesh = meshOf({
  cols: 20,
  rows: 20,
  cloth: cardboard,
  edges: { top: true, bottom: true, sides: true },
  place: (across, down) => ({ at: onCard((across - 0.5) * cardWide, (0.5 - down) * cardHigh) }),
})

/** Lines that stand for writing: an even hand, words of different length. */
const writing: readonly Seam[] = [
  { y: 12, from: -11, to: 11 },
  { y: 4, from: -22, to: 22 },
  { y: -4, from: -17, to: 18 },
  { y: -12, from: -8, to: 9 },
].map(({ y, from, to }) => ({
  path: Array.from({ length: 140 }, (_, step) => {
    const share = step / 139
    const swing = share * (to - from) * 1.9
    const gap = Math.sin(share * 17 + y) > 0.86 ? 0.15 : 1
    return onCard(
      from + (to - from) * share,
      y + gap * (1.5 * Math.sin(swing) + 0.7 * Math.sin(swing * 0.43 + y)),
    )
  }),
  width: y === 4 ? 2.6 : 1.8,
  tolerance: 4,
}))

const frame: Seam = {
  path: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].flatMap(([x = 0, y = 0], corner, corners) => {
    const [nextX = x, nextY = y] = corners[corner + 1] ?? []
    return Array.from({ length: 20 }, (_, step) =>
      onCard(
        (x + ((nextX - x) * step) / 20) * (cardWide / 2 - 3),
        (y + ((nextY - y) * step) / 20) * (cardHigh / 2 - 3),
      ),
    )
  }),
  width: 1.6,
  colour: '#a8323a',
  tolerance: 4,
}

const shadowOfCard = () => {
  const corners = [
    onCard(-cardWide / 2, -cardHigh / 2),
    onCard(cardWide / 2, -cardHigh / 2),
    onCard(cardWide / 2, cardHigh / 2),
    onCard(-cardWide / 2, cardHigh / 2),
  ].map((place) => project(camera, place))
  return `<path d="M${corners.map(({ x, y }) => `${x + 12},${y + 14}`).join('L')}Z"/>`
}

const tiedThread: Part = thread(
  [onCard(-33, -14), onCard(-46, -18), onCard(-60, -8), onCard(-70, -22), onCard(-84, -18)].map(
    ([x, y]): Vec3 => [x, y, 64],
  ),
)

/** Three small stands for three occasions, an invitation and the flowers that came with it. */
export const drawOccasions = async (): Promise<Buffer> => {
  const stands = await Promise.all(occasions.map(({ stand }) => dressedStand(stand)))
  const { meshes, seams } = joined(...stands, part([card], [...writing, frame]), tiedThread)
  return renderSheet({
    ...sheetSize,
    name: 'inspiration-occasions',
    camera,
    meshes,
    seams,
    ink: sprigInk(sprig, 'sprig'),
    ground: async (pigment, random) => {
      const { width, height } = sheetSize
      for (const { stand, wash, layers, reach } of occasions) {
        const [right, near] = stand.at
        const foot = project(camera, [right, stand.lift ?? 0, near])
        layGround(pigment, {
          ...sheetSize,
          colour: rgbOf(wash),
          centre: [(foot.x - 14) / width, (foot.y - 400) / height],
          reach,
          layers,
          squareness: random.between(2.2, 4),
          random,
        })
        layFloorShadow(pigment, { ...sheetSize, centre: [foot.x + 50, foot.y + 4], reach: [130, 24] })
      }
      await layShapes(pigment, {
        ...sheetSize,
        shapes: shadowOfCard(),
        colour: rgbOf('#8d8390'),
        layers: 0.45,
      })
      await laySprig(pigment, sprig, 'sprig')
    },
  })
}
