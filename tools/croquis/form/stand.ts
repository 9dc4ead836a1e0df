import { bell, degrees, lastKept, through, turnTo } from '../curves.ts'
import type { Vec3 } from './camera.ts'
import { type Mesh, meshOf } from './mesh.ts'
import { linen, wood } from './stand-cloths.ts'

/** Heights above the floor in centimetres; the legs are a little longer than life, as in every croquis. */
export const heights = {
  knob: 166,
  neckTop: 156,
  neckBase: 147.5,
  shoulder: 141,
  underarm: 131,
  bust: 126,
  underbust: 118,
  waist: 106,
  highHip: 96,
  hip: 86,
  knee: 54,
  formEnd: 68,
} as const

/** Half width, half depth and how far forward the section lies, from the floor up. */
const sections = through([
  [68, 15.2, 10.4, -0.6],
  [78, 16.6, 11.5, -1.1],
  [86, 17, 11.8, -1.3],
  [94, 15.4, 10.7, -0.9],
  [100, 12.8, 9.3, -0.4],
  [106, 10.7, 8.1, 0],
  [113, 11.9, 8.9, 0.2],
  [119, 13.9, 10.1, 0.6],
  [126, 15.5, 10.9, 0.9],
  [132, 16.6, 10.2, 0.3],
  [137, 17.3, 9.4, -0.4],
  [140, 16.6, 8.8, -0.9],
  [142.5, 14, 8.2, -1.1],
  [145, 9.4, 7.2, -1.2],
  [147.5, 6.3, 6.1, -1.1],
  [151, 5.2, 5.4, -0.9],
  [156, 4.9, 5.1, -0.8],
])

export interface Section {
  readonly halfWidth: number
  readonly halfDepth: number
  readonly forward: number
  /** How much the cloth still lies on the body, 0 to 1. */
  readonly onBody?: number
}

/** The body's own section at a height. */
export const bodySection = lastKept(
  (height: number): Section => ({
    halfWidth: sections(height, 0),
    halfDepth: sections(height, 1),
    forward: sections(height, 2),
  }),
)

/** How much the bust stands out of its section. */
const bustAt = (angle: number, height: number) => {
  const drop = height > heights.bust ? 8.5 : 6
  const side = Math.min(Math.abs(turnTo(degrees(33), angle)), Math.abs(turnTo(degrees(-33), angle)))
  return 3 * bell(height - heights.bust, drop) * bell(side, 0.42)
}

/** A place on the body, or so far outside it: angle 0 is the front, a quarter turn the wearer's left. */
export const onBody = (angle: number, height: number, ease = 0): Vec3 => {
  const { halfWidth, halfDepth, forward } = bodySection(height)
  const bust = bustAt(angle, height)
  return [
    (halfWidth + ease) * Math.sin(angle) + bust * 0.3 * Math.sin(angle),
    height,
    forward + (halfDepth + ease) * Math.cos(angle) + bust * Math.cos(angle * 0.6),
  ]
}

/** Forward as the angle that runs once around, starting at the back so that no seam shows in front. */
export const angleAt = (around: number) => (around * 2 - 1) * Math.PI

const torso = (end: number): Mesh =>
  meshOf({
    cols: 120,
    rows: 110,
    cloth: linen,
    line: 0.8,
    place: (around, down) => {
      const height = heights.neckTop + (end - heights.neckTop) * down
      return { at: onBody(angleAt(around), height), weave: [around * 60, height] }
    },
  })

const turnedWood = (radii: readonly (readonly [height: number, radius: number])[], forward = -0.8): Mesh => {
  const radius = through(radii)
  const low = radii[0]?.[0] ?? 0
  const high = radii.at(-1)?.[0] ?? 0
  return meshOf({
    cols: 40,
    rows: 44,
    cloth: wood,
    line: 0.8,
    place: (around, down) => {
      const height = high + (low - high) * down
      const angle = angleAt(around)
      return { at: [radius(height) * Math.sin(angle), height, forward + radius(height) * Math.cos(angle)] }
    },
  })
}

const leg = (angle: number): Mesh => {
  const drop = through([
    [0, 22],
    [0.25, 21],
    [0.6, 11],
    [0.9, 2.2],
    [1, 1.4],
  ])
  return meshOf({
    cols: 14,
    rows: 30,
    cloth: wood,
    line: 0.7,
    place: (around, down) => {
      const turn = around * 2 * Math.PI
      const thick = 1.5 - 0.5 * down
      const reach = 1 + down * 23
      const side = Math.cos(turn) * thick
      return {
        at: [
          Math.sin(angle) * reach + Math.cos(angle) * side,
          drop(down) + Math.sin(turn) * thick,
          Math.cos(angle) * reach - Math.sin(angle) * side - 0.6,
        ],
      }
    },
  })
}

const pole = (): Mesh =>
  turnedWood([
    [10, 2.4],
    [14, 2.6],
    [17, 1.6],
    [30, 1.3],
    [52, 1.5],
    [60, 1.9],
    [64, 3.4],
    [68, 5.2],
  ])

/** The dress form the house works on: linen over a turned foot, a wooden cap where a head would be. A long skirt hides the feet, trousers its hips and its pole. */
export const stand = ({
  feet = true,
  hips = true,
}: {
  feet?: boolean
  hips?: boolean
} = {}): readonly Mesh[] => [
  torso(hips ? heights.formEnd : heights.waist - 4),
  turnedWood([
    [155.6, 4.9],
    [157, 5.1],
    [158.2, 4.6],
    [159, 2],
    [160.4, 1.2],
    [162, 2],
    [164, 2.7],
    [166, 1.9],
    [166.8, 0.2],
  ]),
  ...(hips ? [pole()] : []),
  ...(feet ? [20, 140, 260].map((angle) => leg(degrees(angle))) : []),
]
