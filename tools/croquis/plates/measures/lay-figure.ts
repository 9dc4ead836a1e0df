import { clamp, mix, smooth } from '../../curves.ts'
import type { Vec3 } from '../../form/camera.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { type Part, part } from '../../form/part.ts'
import { angleAt, heights, onBody } from '../../form/stand.ts'
import { linen } from '../../form/stand-cloths.ts'
import { wayThrough } from '../../form/vectors.ts'
import type { Seam } from '../../pen/seam.ts'
import { landmarks, levels, type Spot } from './landmarks.ts'
import { type ArmPose, armMeshes, armOf, ball, legMeshes, legOf } from './limbs.ts'
import { stool } from './stool.ts'

/** How the figure is held for a measure. */
export interface Pose {
  /** The arm on the wearer's left, on the side that is measured; `none` where it would hide the tape. */
  readonly left: ArmPose | 'none'
  readonly right: ArmPose | 'none'
  readonly legs: 'standing' | 'seated'
}

const arc = (...spots: readonly Spot[]): readonly Spot[] => {
  const way = wayThrough(spots.map(([angle, height]): Vec3 => [angle, height, 0]))
  return Array.from({ length: 41 }, (_, step): Spot => {
    const [angle, height] = way(step / 40)
    return [angle, height]
  })
}

/** Where the linen ends over the legs: higher at the sides. */
const legLine = (angle: number) => mix(levels.crotch, 81.6, Math.abs(Math.sin(angle)) ** 1.6)

const torso: Mesh = meshOf({
  cols: 140,
  rows: 130,
  cloth: linen,
  line: 0.8,
  place: (around, down) => {
    const angle = angleAt(around)
    const height = mix(heights.neckTop, legLine(angle), down)
    const [x, y, z] = onBody(angle, height)
    const drawnIn = mix(1, 0.72, smooth(86, levels.crotch, height))
    return { at: [x, y, z * drawnIn], weave: [around * 60, height] }
  },
})

/** Lines that tell the front, where the bust rises, from the back, with its blades. */
const modelling: readonly (readonly Spot[])[] = [1, -1].flatMap((side): readonly (readonly Spot[])[] => [
  arc([side * 0.2, 121.6], [side * 0.56, 117.6], [side * 1.02, 122.4]),
  arc([Math.PI - side * 0.36, 139], [Math.PI - side * 0.5, 131], [Math.PI - side * 0.86, 126.4]),
])

const line = (spots: readonly Spot[], width: number): Seam => {
  const path = spots.map(([angle, height]) => onBody(angle, height, 0.2))
  return { path, width }
}

const downTheBody = (angleAtHeight: (height: number) => number) =>
  Array.from({ length: 60 }, (_, step): Spot => {
    const height = mix(146, 82, step / 59)
    return [angleAtHeight(height), height]
  })

/** A small cross where the bust stands out farthest. */
const bustMark = (side: number): readonly Seam[] => {
  const [angle, height] = landmarks.bustPoint
  return [
    line(
      [0, 0.5, 1].map((share): Spot => [side * (angle - 0.05 + share * 0.1), height]),
      1.6,
    ),
    line(
      [0, 0.5, 1].map((share): Spot => [side * angle, height - 0.7 + share * 1.4]),
      1.6,
    ),
  ]
}

/** A cord at the waist, tied there before one measures, and the form's own seams. */
const sewing: readonly Seam[] = [
  ...[heights.waist + 0.35, heights.waist - 0.35].map((height) =>
    line(
      Array.from({ length: 121 }, (_, step): Spot => [angleAt(step / 120), height]),
      1.5,
    ),
  ),
  line(
    downTheBody(() => 0),
    1,
  ),
  line(
    downTheBody(() => Math.PI),
    1.5,
  ),
  ...modelling.map((spots) => line(spots, 1.5)),
  ...[1, -1].flatMap(bustMark),
  ...[1, -1].flatMap((side) => [
    line(
      downTheBody((height) => side * mix(0.5, 0.66, smooth(146, 126, height))),
      0.9,
    ),
    line(
      downTheBody(() => side * 2.5),
      0.9,
    ),
  ]),
]

/** The linen form with wooden limbs and an egg for a head, on which the atelier shows where a tape goes. */
export const layFigure = ({ left, right, legs }: Pose, pixelsPerCm: number): Part => {
  const fineness = clamp(pixelsPerCm / 24, 0.45, 1)
  const sides = [
    [1, left],
    [-1, right],
  ] as const
  return part(
    [
      torso,
      ball([0, 164.6, 0.6], [7.3, 11.4, 8.8]),
      ...sides.flatMap(([side, pose]) =>
        pose === 'none' ? [ball([16.4 * side, 136, -0.9], [2.6, 5, 4.6])] : armMeshes(armOf(pose, side)),
      ),
      ...sides.flatMap(([side]) => legMeshes(legOf(legs, side))),
      ...(legs === 'seated' ? stool : []),
    ],
    sewing.map((seam) => ({ ...seam, width: (seam.width ?? 1) * fineness })),
  )
}
