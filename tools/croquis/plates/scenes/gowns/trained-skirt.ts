import { mix, smooth, through, turnTo } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import type { ReliefAt } from '../../../form/folds.ts'
import { type Mesh, meshOf } from '../../../form/mesh.ts'
import { angleAt, bodySection, heights } from '../../../form/stand.ts'
import type { Cloth } from '../../../paint/cloth.ts'
import { shapeOf } from '../washes.ts'

export interface TrainedSkirt {
  readonly cloth: Cloth
  readonly folds: ReliefAt
  /** Half width at the hem. */
  readonly reach: number
  /** Centimetres that lie on the floor. */
  readonly train: number
  /** Which way it lies, and the half angle it takes. */
  readonly towards: number
  readonly spread: number
}

/** From the waist to the end of the train: height, share of the skirt's reach, share of the train. */
const fall = through([
  [0, 106, 0, 0],
  [0.07, 99.5, 0.17, 0],
  [0.16, 88, 0.37, 0],
  [0.3, 68, 0.59, 0.004],
  [0.45, 42, 0.79, 0.035],
  [0.56, 21, 0.92, 0.1],
  [0.63, 9, 0.985, 0.175],
  [0.69, 2.6, 1, 0.26],
  [0.76, 1, 1, 0.4],
  [0.88, 0.8, 1, 0.71],
  [1, 0.8, 1, 1],
])
const floorAt = 0.71

interface Meridian {
  readonly reach: number
  readonly height: number
  readonly trail: number
}

const meridian = ({ reach, train }: TrainedSkirt, trail: number, down: number): Meridian => {
  const touches = mix(1, floorAt, smooth(0, 40, trail))
  const share =
    down <= touches ? (down / touches) * floorAt : mix(floorAt, 1, (down - touches) / (1 - touches))
  return {
    reach: fall(share, 1) * reach,
    height: fall(share, 0) - 0.4 * smooth(0.6, floorAt, share),
    trail: fall(share, 2) * Math.min(trail, train),
  }
}

const trailAt = ({ train, towards, spread }: TrainedSkirt, angle: number) =>
  train * smooth(spread, spread * 0.08, Math.abs(turnTo(towards, angle))) ** 1.15

/** A place on the skirt: an angle, and how far down its own way to the end of the train. */
export const onTrainedSkirt = (
  skirt: TrainedSkirt,
  [angle, down]: readonly [number, number],
  lift = 0,
): Vec3 => {
  const trail = trailAt(skirt, angle)
  const here = meridian(skirt, trail, down)
  const next = meridian(skirt, trail, Math.min(1, down + 0.012))
  const before = meridian(skirt, trail, Math.max(0, down - 0.012))
  const runs = next.reach + next.trail - before.reach - before.trail
  const falls = before.height - next.height
  const slope = Math.hypot(runs, falls) || 1
  const lying = smooth(0.1, 0.5, here.trail / skirt.train)
  const { out } = skirt.folds(angle, down, here.height)
  const stands = out * mix(1, 0.62, lying) + lift
  const waist = bodySection(heights.waist)
  const [outward, upward] = [(falls / slope) * stands, (runs / slope) * stands]
  const wide = mix(waist.halfWidth + 0.7, skirt.reach, here.reach / skirt.reach) + outward
  const deep = mix(waist.halfDepth + 0.7, skirt.reach * 0.93, here.reach / skirt.reach) + outward
  const sweep = angle + turnTo(angle, skirt.towards) * 0.42 * smooth(0, skirt.train, here.trail)
  return [
    Math.sin(angle) * wide + Math.sin(sweep) * here.trail,
    here.height + upward,
    Math.cos(angle) * deep + Math.cos(sweep) * here.trail,
  ]
}

/** A skirt that runs out into its train in one sweep of cloth. */
export const trainedSkirt = (skirt: TrainedSkirt): Mesh =>
  meshOf({
    cols: 340,
    rows: 200,
    cloth: skirt.cloth,
    edges: { top: false },
    place: (around, down) => {
      const angle = angleAt(around)
      const { hollow } = skirt.folds(angle, down, 0)
      return {
        at: onTrainedSkirt(skirt, [angle, down]),
        hollow,
        weave: [angle * mix(14, 40, down), down * 180],
      }
    },
  })

/** What the hem throws on the floor, away from the light at the left. */
export const hemShadow = (camera: Camera, skirt: TrainedSkirt, reach: number) => {
  const right: Vec3 = [Math.cos(camera.yaw) * reach, 0, Math.sin(camera.yaw) * reach]
  const hem = Array.from({ length: 120 }, (_, step) => onTrainedSkirt(skirt, [angleAt(step / 120), 1]))
  return shapeOf(
    camera,
    hem.map(([x, , z]): Vec3 => [x * 1.02 + right[0], 0, z * 1.02 + right[2]]),
  )
}
