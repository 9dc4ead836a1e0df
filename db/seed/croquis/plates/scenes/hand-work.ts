import { degrees, mix, smooth } from '../../curves.ts'
import type { Camera, Vec3 } from '../../form/camera.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { joined, type Part, part } from '../../form/part.ts'
import { ribbon } from '../../form/ribbon.ts'
import { tube } from '../../form/tube.ts'
import { plus } from '../../form/vectors.ts'
import type { Seam } from '../../pen/seam.ts'
import { drawScene } from './draw-scene.ts'
import { embroidery } from './embroidery.ts'
import { materials } from './materials.ts'
import { turned } from './solids.ts'
import { madder, thread } from './thread.ts'
import { dyed } from './wardrobe.ts'
import { roundOf, shapeOf } from './washes.ts'

/** Lengths are millimetres here: a table top, seen from above. */
const camera: Camera = {
  yaw: degrees(-16),
  pitch: degrees(50),
  pixelsPerCm: 5.2,
  originX: 590,
  originY: 800,
}

const satin = dyed('satin', '#dcb4a9', '#b98f86')

/** Where the cloth lies: along its hem, and away from it. */
const onCloth = (along: number, away: number, lift = 0): Vec3 => {
  const x = mix(-80, 80, along)
  const swell = smooth(0.02, 0.55, away)
  const fan = along + 0.1 * away * (along - 0.45)
  const wave = Math.sin(fan * 21 + 0.6 + 0.8 * away) + 0.7 * Math.sin(fan * 12.4 + away * 1.6 + 2)
  return [
    x + 26 * away * (along - 0.42) + 5 * away * Math.sin(along * 6 + 1),
    8 + swell * 8.5 * wave + 0.8 * wave + lift,
    16 + 7 * Math.sin(along * 3.1) + 14 * along + away * (96 + 8 * Math.sin(along * 7) - 22 * along),
  ]
}

/** How deep in a fold a place of the cloth lies. */
const hollowOf = (along: number, away: number) =>
  smooth(0.06, 0.6, away) *
  Math.max(0, -Math.sin((along + 0.1 * away * (along - 0.45)) * 21 + 0.6 + 0.8 * away)) ** 2

const cloth = (): Mesh =>
  meshOf({
    cols: 220,
    rows: 160,
    cloth: satin,
    edges: { top: false, bottom: true, sides: true },
    place: (along, away) => ({
      at: onCloth(along, away),
      hollow: hollowOf(along, away),
    }),
  })

const turnUp = 0.13

/** The edge of the cloth, turned up and lying on it. */
const hem = (): Mesh =>
  meshOf({
    cols: 220,
    rows: 30,
    cloth: satin,
    edges: { top: false, bottom: true, sides: true },
    place: (along, down) => {
      const bend = down * Math.PI * 0.5
      const away = down < 0.2 ? -0.012 * Math.cos(bend * 5) : ((down - 0.2) / 0.8) * turnUp
      const lift = down < 0.2 ? mix(-3, 2.4, down / 0.2) : 2.4 - 0.8 * ((down - 0.2) / 0.8)
      return { at: onCloth(along, away, lift) }
    },
  })

/** Slanting stitches that hold the hem, as far as it is sewn. */
const stitches = (): readonly Seam[] =>
  Array.from({ length: 17 }, (_, place): Seam => {
    const along = 0.07 + place * 0.034
    return {
      path: [
        onCloth(along, turnUp - 0.03, 2.6),
        onCloth(along + 0.008, turnUp, 2.4),
        onCloth(along + 0.017, turnUp + 0.035, 1.2),
      ],
      width: 4.2,
      colour: madder,
      tolerance: 4,
    }
  })

const eye: Vec3 = [52, 5, -4]
const point: Vec3 = [86, 3, -30]

const needle = (): Part =>
  part(
    [
      tube({
        cloth: materials.steel,
        path: [eye, [63, 5, -11], [75, 4, -20], point],
        radius: (share) => [mix(1.1, 0.15, smooth(0.5, 1, share)), 0.9],
        cols: 20,
      }),
    ],
    [
      {
        path: [
          [53.4, 6.6, -5.2],
          [55, 6.6, -6.8],
          [57, 6.6, -8.8],
        ],
        width: 2.6,
        tolerance: 3,
      },
    ],
  )

/** From the last stitch, in a loop over the cloth, to the eye. */
const workingThread = () => {
  const from = onCloth(0.07 + 16 * 0.034 + 0.017, turnUp + 0.03, 2)
  return thread(
    [
      from,
      plus(from, [14, 2, 4]),
      plus(from, [28, 2, 0]),
      [58, 12, 34],
      [66, 10, 16],
      [58, 6, 2],
      eye,
      plus(eye, [6, 1, -8]),
      plus(eye, [2, 0, -20]),
      plus(eye, [-8, 0, -24]),
    ],
    { width: 3.4, tolerance: 9 },
  )
}

const thimble = (at: Vec3): Part => {
  const dimples = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 13 }, (_, place): Seam => {
      const turn = -1.7 + (place + (row % 2) / 2) * 0.27
      const reach = 8.9 - row * 0.62
      return {
        path: [0, 1, 2, 3, 4].map(
          (step): Vec3 =>
            plus(at, [
              Math.sin(turn + Math.cos(step * 1.57) * 0.06) * reach,
              6 + row * 3 + Math.sin(step * 1.57) * 0.6,
              Math.cos(turn + Math.cos(step * 1.57) * 0.06) * reach,
            ]),
        ),
        width: 1.2,
        tolerance: 2,
      }
    }),
  ).flat()
  return part(
    [
      turned({
        cloth: materials.brass,
        at,
        profile: [
          [0, 9.4],
          [1, 10],
          [2.2, 9.6],
          [3.4, 9],
          [14, 7.3],
          [20, 6.2],
          [22.6, 4.2],
          [23.6, 1.6],
          [23.8, 0.1],
        ],
      }),
    ],
    dimples,
  )
}

const button = (at: Vec3, colour: string) =>
  turned({
    cloth: dyed('satin', colour, '#b98f86'),
    at,
    profile: [
      [0, 6],
      [1, 7.6],
      [2.6, 7.6],
      [4.4, 6],
      [5.6, 3.4],
      [6, 0.1],
    ],
  })

const spool = (at: Vec3): Part => {
  const winding = Array.from(
    { length: 13 },
    (_, turnNumber): Seam => ({
      path: Array.from({ length: 21 }, (_, step): Vec3 => {
        const turn = -1.5 + (step / 20) * 3
        return plus(at, [Math.sin(turn) * 10.3, 6.6 + turnNumber * 1.7 + step * 0.05, Math.cos(turn) * 10.3])
      }),
      width: 1,
      tolerance: 1.5,
    }),
  )
  return part(
    [
      turned({
        cloth: materials.oak,
        at,
        profile: [
          [0, 12.4],
          [1.4, 13],
          [3.2, 12.6],
          [5, 8],
        ],
      }),
      turned({
        cloth: dyed('crepe', madder),
        at,
        profile: [
          [5, 9.4],
          [7, 10.2],
          [17, 10.4],
          [27, 10.2],
          [29, 9.4],
        ],
      }),
      turned({
        cloth: materials.oak,
        at,
        profile: [
          [29, 8],
          [31, 12.6],
          [32.6, 13],
          [34, 12.4],
          [34.2, 4],
          [33, 3],
          [33, 0.1],
        ],
      }),
    ],
    winding,
  )
}

const hoopAt: Vec3 = [22, 2, -84]
const hoopReach = 47

const hoop = (): Part => {
  const ring = (reach: number, lift: number) =>
    Array.from({ length: 49 }, (_, step): Vec3 => {
      const turn = (step / 48) * 2 * Math.PI
      return plus(hoopAt, [Math.sin(turn) * reach, lift, Math.cos(turn) * reach])
    })
  const frame = (reach: number, lift: number) =>
    tube({
      cloth: materials.oak,
      path: ring(reach, lift),
      radius: () => [1.5, 3],
      cols: 20,
      rows: 220,
      edges: { top: false, bottom: false },
    })
  const linen = dyed('cotton', '#f4ebdb', '#c3ac98')
  const stretched = ribbon({
    cloth: linen,
    path: [-1, 0, 1].map((side) => plus(hoopAt, [0, 2, side * hoopReach])),
    width: (share) => 2 * hoopReach * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)),
    faces: [0, 1, 0],
    cols: 20,
    rows: 80,
    line: 0,
  })
  const around = meshOf({
    cols: 180,
    rows: 30,
    cloth: linen,
    edges: { top: false, bottom: true },
    place: (share, down) => {
      const turn = (share * 2 - 1) * Math.PI
      const square = 62 / Math.max(Math.abs(Math.cos(turn + 0.3)), Math.abs(Math.sin(turn + 0.3))) ** 0.75
      const reach = mix(hoopReach, square, down)
      const ripple = Math.sin(turn * 13 + 2 * Math.sin(turn * 3))
      return {
        at: plus(hoopAt, [
          Math.sin(turn) * reach,
          1 - 2 * down + 3 * ripple * Math.sin(down * 2.4),
          Math.cos(turn) * reach,
        ]),
        hollow: Math.max(0, -ripple) * (1 - down) * 0.8,
      }
    },
  })
  const screw = tube({
    cloth: materials.brass,
    path: [
      [-7, 5, -50],
      [7, 5, -50],
    ].map(([x = 0, y = 0, z = 0]) => plus(hoopAt, [x, y, z])),
    radius: () => [2, 2],
    cols: 20,
  })
  return joined(
    part([around, stretched, frame(hoopReach, 3), frame(hoopReach + 3.2, 3.4), screw]),
    embroidery(plus(hoopAt, [0, 2.4, 0])),
  )
}

const shadows: readonly (readonly [at: Vec3, reach: readonly [number, number]])[] = [
  [
    [-52, 0, -28],
    [17, 12],
  ],
  [
    [-62, 0, -106],
    [24, 16],
  ],
  [plus(hoopAt, [10, 0, 6]), [74, 70]],
  [
    [6, 0, 66],
    [88, 44],
  ],
]

/** What is finished by hand: a hem, covered buttons, a flower in the hoop. */
export const drawHand = (): Promise<Buffer> =>
  drawScene('savoir-faire-hand', {
    camera,
    things: joined(
      part([cloth(), hem()], stitches()),
      hoop(),
      needle(),
      workingThread(),
      thimble([-58, 0, -34]),
      spool([-74, 0, -112]),
      part([
        button([-30, 0, -18], '#f6efe2'),
        button([-14, 0, -10], '#f6efe2'),
        button([-38, 0, -2], '#f6efe2'),
        button([-80, 0, -64], '#d9aca2'),
      ]),
    ),
    washes: [
      {
        shapes:
          '<path d="M140,160C460,80 860,120 1060,240C1120,620 1090,1040 1020,1380C720,1470 360,1440 160,1360C80,980 80,520 140,160Z"/>',
        colour: '#c6b498',
        layers: 0.4,
        rough: 60,
        soft: 5,
      },
      ...shadows.map(([at, reach]) => ({
        shapes: shapeOf(camera, roundOf(at, reach)),
        colour: '#6f5c5e',
        layers: 0.34,
        soft: 8,
      })),
    ],
  })
