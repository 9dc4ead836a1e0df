import { degrees } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { drawScene } from '../draw-scene.ts'
import { materials } from '../materials.ts'
import { box, panel } from '../solids.ts'
import { thread } from '../thread.ts'
import { shapeOf, type Wash } from '../washes.ts'

const parcelView: Camera = {
  yaw: degrees(-28),
  pitch: degrees(33),
  pixelsPerCm: 9.2,
  originX: 600,
  originY: 1010,
}

const [wide, high, deep] = [60, 22, 44] as const

/** Slightly before the walls of the box, so that they do not hide it. */
const off = 0.5

/** A string once around the box: over the lid and down to the floor on both sides. */
const around = (from: Vec3, to: Vec3): Part => {
  const foot = ([x, , z]: Vec3): Vec3 => [x, 0.6, z]
  const between = (a: Vec3, b: Vec3): readonly Vec3[] =>
    Array.from({ length: 7 }, (_, step): Vec3 => {
      const share = step / 6
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
    })
  return joined(
    ...[between(foot(from), from), between(from, to), between(to, foot(to))].map((places) =>
      thread(places, { width: 5 }),
    ),
  )
}

const knot: Vec3 = [-8, high + off, 5]

const loop = (reach: Vec3, side: Vec3): Part => {
  const [x, y, z] = knot
  return thread(
    [
      knot,
      [x + reach[0] * 0.6 + side[0], y + 3, z + reach[2] * 0.6 + side[2]],
      [x + reach[0], y + 1.6, z + reach[2]],
      [x + reach[0] * 0.6 - side[0], y + 0.8, z + reach[2] * 0.6 - side[2]],
      knot,
    ],
    { width: 4.4 },
  )
}

const end = (...places: readonly Vec3[]): Part =>
  thread([knot, ...places.map(([x, y, z]): Vec3 => [knot[0] + x, knot[1] + y, knot[2] + z])], { width: 4 })

/** The label on the lid, with the lines of an address. */
const label = (): Part => {
  const corner: Vec3 = [6, high + 0.3, 6]
  const lines = [0.32, 0.5, 0.68].map((below, line) =>
    Array.from({ length: 12 }, (_, step): Vec3 => {
      const along = 0.16 + (step / 11) * (line === 2 ? 0.36 : 0.62)
      return [corner[0] + 18 * along, high + 0.5, corner[2] + 11 * below]
    }),
  )
  return part(
    [panel({ cloth: materials.tissue, corner, across: [18, 0, 0], down: [0, 0, 11], line: 0.7 })],
    lines.map((path) => ({ path, width: 1.8, tolerance: 3 })),
  )
}

const washes: readonly Wash[] = [
  {
    shapes:
      '<path d="M190,380C440,300 800,330 1000,440C1090,680 1070,1000 980,1190C700,1290 380,1260 210,1160C110,920 120,600 190,380Z"/>',
    colour: '#bcc4b4',
    layers: 0.4,
    rough: 60,
    soft: 5,
  },
  {
    shapes: shapeOf(parcelView, [
      [-33, 0, 25],
      [46, 0, 27],
      [58, 0, -14],
      [34, 0, -24],
    ]),
    colour: '#6f5a5c',
    layers: 0.46,
    soft: 9,
  },
]

/** A box of the house, closed, tied and addressed: ready to go back. */
export const drawParcel = (): Promise<Buffer> =>
  drawScene('withdrawal', {
    camera: parcelView,
    things: joined(
      part([
        ...box({ cloth: materials.card, at: [0, 0, 0], size: [wide - 2, high - 6, deep - 2] }),
        ...box({ cloth: materials.card, at: [0, high - 8, 0], size: [wide, 8, deep] }),
      ]),
      label(),
      around([knot[0], high + off, deep / 2 + off], [knot[0], high + off, -deep / 2 - off]),
      around([-wide / 2 - off, high + off, knot[2]], [wide / 2 + off, high + off, knot[2]]),
      loop([-13, 0, 7], [3, 0, 4]),
      loop([11, 0, -9], [4, 0, 3]),
      end([-4, 0.4, 7], [-10, 0, 12], [-7, 0, 16]),
      end([6, 0.6, 5], [9, 0, 11], [16, 0, 13]),
    ),
    washes,
  })
