import { degrees } from '../../curves.ts'
import type { Vec3 } from '../../form/camera.ts'
import { bodySection, heights } from '../../form/stand.ts'

/** A place on the body: the angle around it, 0 in front, and the height, in centimetres. */
export type Spot = readonly [angle: number, height: number]

/** The spot so far to the wearer's left of the middle, in front. */
export const inFront = (left: number, height: number): Spot => [
  Math.asin(Math.max(-1, Math.min(1, left / bodySection(height).halfWidth))),
  height,
]

/** The spot so far to the wearer's left of the middle, behind. */
export const behind = (left: number, height: number): Spot => [Math.PI - inFront(left, height)[0], height]

const side = degrees(90)

/** Heights that the stand does not name, in centimetres; the knee is where a leg of this length bends. */
export const levels = {
  crown: 176,
  nape: 148.6,
  midChest: 134,
  midBlade: 135,
  crotch: 78.4,
  thigh: 70,
  knee: 48,
  seat: 78.4,
  floor: 0,
} as const

/** The places of the body between which a tape is laid, on the wearer's left where there are two. */
export const landmarks = {
  nape: [Math.PI, levels.nape],
  neckSide: [degrees(84), 147.2],
  shoulderBone: [side, 140.4],
  armpit: [side, heights.underarm],
  bustPoint: [degrees(33), heights.bust],
  waistSide: [side, heights.waist],
  waistFront: inFront(6.4, heights.waist),
  waistBack: [Math.PI, heights.waist],
  hipSide: [side, heights.hip],
  chestEdge: inFront(14.6, levels.midChest),
  bladeEdge: behind(14.9, levels.midBlade),
} as const satisfies Readonly<Record<string, Spot>>

/** The same spot on the wearer's right. */
export const mirrored = ([angle, height]: Spot): Spot => [-angle, height]

export const crotch: Vec3 = [0, levels.crotch - 0.6, 1]
