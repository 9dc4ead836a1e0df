import type { Garment } from '../../db/seed/products/demo-garment.ts'
import { type Camera, project } from './form/camera.ts'
import { moved } from './form/moved.ts'
import { nothing, type Part, part } from './form/part.ts'
import type { Seam } from './pen/seam.ts'
import { armchair } from './plates/scenes/rooms/armchair.ts'
import { openingOf, panelling, ruled, tallWindow } from './plates/scenes/rooms/room-lines.ts'
import { standingMirror } from './plates/scenes/rooms/standing-mirror.ts'
import { dyed } from './plates/scenes/rooms/wardrobe.ts'

/** What stands behind a piece, by what it is worn for: light for a morning, night for a ball, a wall for a town hall. */
const rooms = {
  'MAR-002': 'morning',
  'MAR-005': 'panelling',
  'MAR-009': 'rose armchair',
  'MAR-011': 'morning',
  'MAR-012': 'mirror',
  'CER-002': 'rose armchair',
  'CER-004': 'morning',
  'CER-007': 'panelling',
  'SOI-003': 'night',
  'SOI-006': 'panelling',
  'SOI-007': 'mirror',
  'SOI-008': 'red armchair',
  'PAP-003': 'mirror',
  'PAP-005': 'morning',
  'PAP-008': 'red armchair',
} as const satisfies Readonly<Record<string, string>>

type RoomKind = (typeof rooms)[keyof typeof rooms]

/** In centimetres behind the figure. */
const wall = -80

const windowPlan = { left: -70, wide: 64, low: 8, high: 192, wall } as const

const floorLine = (): readonly Seam[] =>
  ruled([
    [-120, 0, wall],
    [120, 0, wall],
  ])

const withWindow = () => part([], [...tallWindow(windowPlan), ...floorLine()])

const beside = { at: [50, 0, -44], turn: -34 } as const

const drawn: Readonly<Record<RoomKind, () => Part>> = {
  morning: withWindow,
  night: withWindow,
  panelling: () => part([], [...panelling({ from: -112, to: 112, count: 4, high: 206, wall })]),
  mirror: () => standingMirror(beside),
  'rose armchair': () => armchair(dyed('velvet', '#d9a9a4'), beside),
  'red armchair': () => armchair(dyed('velvet', '#8c3f45'), beside),
}

/** The light in a window. */
const lights: Readonly<Partial<Record<RoomKind, { colour: string; layers: number }>>> = {
  morning: { colour: '#b9c6cd', layers: 0.5 },
  night: { colour: '#5d5a70', layers: 0.9 },
}

const kindOf = ({ reference }: Garment): RoomKind | undefined =>
  new Map<string, RoomKind>(Object.entries(rooms)).get(reference)

/** The things of the room face the viewer, however the piece is turned. */
const facing = (things: Part, { yaw }: Camera) => moved(things, { by: [0, 0, 0], turn: -yaw })

export const roomBehind = (garment: Garment, camera: Camera): Part => {
  const kind = kindOf(garment)
  return kind ? facing(drawn[kind](), camera) : nothing
}

/** The pane of a window as the sheet shows it, and its light; nothing where a room has none. */
export const windowLight = (garment: Garment, camera: Camera) => {
  const kind = kindOf(garment)
  const light = kind && lights[kind]
  if (!light) return undefined
  const corners = facing(part([], [{ path: [...openingOf(windowPlan)] }]), camera).seams.flatMap(({ path }) =>
    path.map((corner) => project(camera, corner)),
  )
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const shapes = `<rect x="${left}" y="${top}" width="${Math.max(...xs) - left}" height="${Math.max(...ys) - top}"/>`
  return { ...light, shapes }
}
