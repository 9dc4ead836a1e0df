import { through } from '../../curves.ts'
import type { Vec3 } from '../../form/camera.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { tube } from '../../form/tube.ts'
import { plus, times, unit } from '../../form/vectors.ts'
import { boxwood } from './figure-cloths.ts'

/** A straight piece of turned wood between two joints. */
export interface Limb {
  readonly from: Vec3
  readonly to: Vec3
  readonly radius: (share: number) => number
}

export const alongLimb = ({ from, to }: Limb, share: number): Vec3 =>
  plus(from, times([to[0] - from[0], to[1] - from[1], to[2] - from[2]], share))

export const limbMesh = (limb: Limb): Mesh =>
  tube({
    cloth: boxwood,
    line: 0.8,
    path: Array.from({ length: 9 }, (_, step) => alongLimb(limb, step / 8)),
    radius: (share) => [limb.radius(share), limb.radius(share)],
    edges: { bottom: false },
    cols: 48,
    rows: 60,
  })

/** A turned ball or egg: joints, heads, hands. */
export const ball = (centre: Vec3, [across, up, deep]: Vec3): Mesh =>
  meshOf({
    cols: 44,
    rows: 34,
    cloth: boxwood,
    line: 0.8,
    edges: { top: false, bottom: false },
    place: (around, down) => {
      const turn = (around * 2 - 1) * Math.PI
      const fall = down * Math.PI
      return {
        at: plus(centre, [
          across * Math.sin(fall) * Math.sin(turn),
          up * Math.cos(fall),
          deep * Math.sin(fall) * Math.cos(turn),
        ]),
      }
    },
  })

const round = (centre: Vec3, radius: number) => ball(centre, [radius, radius, radius])

/** How an arm is held; it hangs a little away from the body, so that a tape passes under it. */
export type ArmPose = 'hanging' | 'bent' | 'raised'

const held: Readonly<Record<ArmPose, { upper: Vec3; fore: Vec3 }>> = {
  hanging: { upper: [0.4, -0.92, 0], fore: [0.3, -0.94, 0.16] },
  bent: { upper: [0.2, -0.97, -0.14], fore: [-0.06, -0.22, 0.97] },
  raised: { upper: [0.5, 0.84, 0.2], fore: [-0.2, 0.95, 0.1] },
}

/** The ball that an arm turns on. */
export const shoulderRadius = 4.7

export interface Arm {
  readonly upper: Limb
  readonly fore: Limb
}

const upperArm = through([
  [0, 4.2],
  [0.2, 4.8],
  [0.42, 5],
  [0.8, 4],
  [1, 3.5],
])
const forearm = through([
  [0, 3.5],
  [0.2, 4],
  [0.6, 3.2],
  [0.92, 2.4],
  [1, 2.5],
])

/** The arm on a side, 1 the wearer's left, from the shoulder's joint to the wrist's. */
export const armOf = (pose: ArmPose, side: 1 | -1): Arm => {
  const towards = ([x, y, z]: Vec3, length: number) => times(unit([x * side, y, z]), length)
  const { upper, fore } = held[pose]
  const shoulder: Vec3 = [18.6 * side, 135.8, -0.8]
  const elbow = plus(shoulder, towards(upper, 30))
  return {
    upper: { from: shoulder, to: elbow, radius: upperArm },
    fore: { from: elbow, to: plus(elbow, towards(fore, 24.5)), radius: forearm },
  }
}

export const armMeshes = ({ upper, fore }: Arm): readonly Mesh[] => {
  const hand = alongLimb(fore, 1.37)
  const isLevel = Math.abs(hand[1] - fore.to[1]) < 4
  return [
    limbMesh(upper),
    limbMesh(fore),
    round(upper.from, shoulderRadius),
    round(fore.from, 4),
    round(fore.to, 2.7),
    ball(hand, isLevel ? [2.1, 3.8, 8.6] : [2.2, 8.6, 4]),
  ]
}

export interface Leg {
  readonly thigh: Limb
  readonly shin: Limb
}

const thighRadius = through([
  [0, 7.2],
  [0.15, 8],
  [0.4, 8.2],
  [0.8, 6.3],
  [1, 5.6],
])
const shinRadius = through([
  [0, 5.3],
  [0.28, 5.7],
  [0.6, 4.4],
  [0.9, 3],
  [1, 3.1],
])

const footAcross = through([
  [0, 0.05],
  [0.14, 3],
  [0.4, 3.6],
  [0.75, 4],
  [0.94, 2.6],
  [1, 0.3],
])

/** The leg on a side, standing a little apart, or bent over a seat. */
export const legOf = (pose: 'standing' | 'seated', side: 1 | -1): Leg => {
  const hip: Vec3 = [8.4 * side, 87, -0.4]
  const knee: Vec3 = pose === 'standing' ? [10.2 * side, 48, 0.4] : [9.6 * side, 86, 41]
  const ankle: Vec3 = pose === 'standing' ? [11.6 * side, 7, -1] : [9.8 * side, 45, 42.5]
  return {
    thigh: { from: hip, to: knee, radius: thighRadius },
    shin: { from: knee, to: ankle, radius: shinRadius },
  }
}

export const legMeshes = ({ thigh, shin }: Leg): readonly Mesh[] => {
  const [x, y, z] = shin.to
  const foot = tube({
    cloth: boxwood,
    line: 0.8,
    path: [
      [x, y - 3.6, z - 5.2],
      [x, y - 3.4, z - 2],
      [x * 1.06, y - 4.2, z + 6],
      [x * 1.14, y - 5.4, z + 15],
    ],
    radius: (share) => [footAcross(share), footAcross(share) * 0.72],
    edges: { bottom: false },
  })
  return [limbMesh(thigh), limbMesh(shin), round(thigh.to, 5.9), round(shin.to, 3.3), foot]
}
