import { degrees } from '../../curves.ts'
import { type Camera, project, type Vec3 } from '../../form/camera.ts'
import { joined, type Part } from '../../form/part.ts'
import { rgbOf } from '../../paint/colour.ts'
import { layFloorShadow } from '../../paint/floor-shadow.ts'
import { layGround } from '../../paint/ground-wash.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import { renderSheet } from '../../render-sheet.ts'
import { sheetSize } from '../../sheet-size.ts'
import { dressedStand } from '../look-book/dressed-stand.ts'
import type { Standing } from '../look-book/page.ts'
import { thread } from '../scenes/thread.ts'
import { invitation, shadowOfInvitation } from './invitation.ts'
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
    stand: { products: ['MAR-008'], side: 'front', at: [-88, 0], turn: 20, lift: 184 },
    wash: '#a6b1b8',
    layers: 0.7,
    reach: [0.17, 0.2],
  },
  {
    stand: { products: ['CER-001'], side: 'front', at: [4, 0], turn: -14, lift: 92 },
    wash: '#aab98f',
    layers: 0.6,
    reach: [0.19, 0.17],
  },
  {
    stand: { products: ['SOI-001'], side: 'back', at: [92, 0], turn: 162, lift: 172 },
    wash: '#b9a4ae',
    layers: 0.75,
    reach: [0.15, 0.26],
  },
]

/** Three stems, cut in the garden and tied with the house's thread. */
const sprigs: readonly Sprig[] = [
  {
    from: [246, 1520],
    to: [452, 1196],
    bow: -30,
    radius: 64,
    leaves: { count: 5, between: [0.42, 0.74] },
  },
  {
    from: [292, 1528],
    to: [330, 1216],
    bow: -22,
    radius: 50,
    leaves: { count: 3, between: [0.44, 0.66] },
  },
  {
    from: [232, 1500],
    to: [566, 1282],
    bow: 6,
    radius: 44,
    leaves: { count: 4, between: [0.4, 0.72] },
  },
]

const nameOf = (place: number) => `sprig ${place}`

/** A place before the stands that shows at this point of the sheet. */
const shownAt = (x: number, y: number): Vec3 => {
  const near = 64
  const up = (camera.originY - y) / camera.pixelsPerCm
  return [
    (x - camera.originX) / camera.pixelsPerCm,
    (up + near * Math.sin(camera.pitch)) / Math.cos(camera.pitch),
    near,
  ]
}

/** Wound around the stems, then lying as it fell, as far as the card. */
const tie: Part = thread(
  (
    [
      [250, 1436],
      [300, 1426],
      [318, 1438],
      [262, 1450],
      [256, 1458],
      [316, 1448],
      [330, 1462],
      [400, 1500],
      [500, 1506],
      [580, 1456],
      [660, 1436],
      [752, 1462],
    ] as const
  ).map(([x, y]) => shownAt(x, y)),
  { width: 2.6 },
)

/** Three small stands for three occasions, an invitation and the flowers that came with it. */
export const drawOccasions = async (): Promise<Buffer> => {
  const stands = await Promise.all(occasions.map(({ stand }) => dressedStand(stand)))
  const { meshes, seams } = joined(...stands, invitation, tie)
  return renderSheet({
    ...sheetSize,
    name: 'inspiration-occasions',
    camera,
    meshes,
    seams,
    ink: sprigs.map((sprig, place) => sprigInk(sprig, nameOf(place))).join(''),
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
        shapes: shadowOfInvitation(camera),
        colour: rgbOf('#8d8390'),
        layers: 0.45,
      })
      for (const [place, sprig] of sprigs.entries()) await laySprig(pigment, sprig, nameOf(place))
    },
  })
}
