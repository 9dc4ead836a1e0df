import type { Garment } from '../../../db/seed/products/demo-garment.ts'
import { bell, mix, smooth } from '../curves.ts'
import type { Vec3 } from '../form/camera.ts'
import type { ReliefAt } from '../form/folds.ts'
import { type Part, part } from '../form/part.ts'
import { button, sewn } from '../form/sewn.ts'
import { type ShellPlan, shell } from '../form/shell.ts'
import { heights, onBody } from '../form/stand.ts'
import { type Side, speaksOf } from '../garment.ts'
import type { Seam } from '../pen/seam.ts'
import type { CuttingRoom } from './cutting-room.ts'
import { waistband } from './skirt/waistband.ts'

const crotch = 78
const hem = 1

/** How much the cloth has parted into two legs at a height. */
const parted = (height: number) => smooth(crotch + 7, crotch - 7, height)

/** Two round legs side by side, as one outline seen from the axis between them. */
const legsAt = (
  angle: number,
  { radius, apart }: { radius: number; apart: number },
): readonly [x: number, z: number] => {
  const out = apart * Math.abs(Math.sin(angle))
  const reach = out + Math.sqrt(Math.max(6, radius * radius - (apart * Math.cos(angle)) ** 2))
  return [Math.sin(angle) * reach, Math.cos(angle) * reach]
}

const place =
  (width: number) =>
  (angle: number, height: number): Vec3 => {
    const hips = onBody(angle, Math.max(height, heights.hip), 1)
    const share = parted(height)
    if (share === 0) return hips
    const radius = mix(10.4, width, smooth(crotch, hem, height))
    const [x, z] = legsAt(angle, { radius, apart: radius * 0.975 })
    return [mix(hips[0], x, share), height, mix(hips[2], z - 0.6, share)]
  }

/** The line pressed down the middle of each leg, and the shade between them. */
const pressed: ReliefAt = (angle, _down, height) => {
  const away = Math.abs(angle)
  const legs = parted(height)
  const front = bell(away - 0.79, 0.07)
  const back = bell(away - 2.35, 0.07)
  const between = legs * Math.max(bell(away, 0.09), bell(Math.PI - away, 0.09))
  const soft = 0.35 * Math.sin(away * 9 + height * 0.05) * legs
  return { out: 1.1 * (front + back) * smooth(heights.waist, 92, height) + soft, hollow: 0.9 * between }
}

const trousersPlan = ({ cloth, garment }: CuttingRoom): ShellPlan => ({
  cloth,
  top: heights.waist,
  bottom: hem,
  section: () => undefined,
  place: place(speaksOf(garment, 'large') ? 14.4 : 11.6),
  relief: pressed,
  cols: 320,
  rows: 200,
})

const frontSeams = (plan: ShellPlan, band: ShellPlan, { accent }: Garment): readonly Seam[] => [
  sewn(
    plan,
    [
      [0, heights.waist - 2],
      [0, 94],
      [0, crotch + 4],
    ],
    { width: 1.5 },
  ),
  ...[0.46, -0.46].map((angle) =>
    sewn(
      plan,
      [
        [angle, heights.waist - 2],
        [angle * 1.2, 97],
        [angle * 1.5, 89],
      ],
      { width: 1.7 },
    ),
  ),
  ...[1, -1].map((side) =>
    sewn(
      plan,
      [
        [side * 0.98, heights.waist - 3],
        [side * 1.3, 92],
      ],
      { width: 1.8 },
    ),
  ),
  ...button(band, [0.05, heights.waist + 0.2], { radius: 0.8, colour: accent }),
]

const backSeams = (plan: ShellPlan): readonly Seam[] => [
  sewn(
    plan,
    [
      [Math.PI, heights.waist],
      [Math.PI, crotch + 4],
    ],
    { width: 1.6 },
  ),
  ...[1, -1].map((side) =>
    sewn(
      plan,
      [
        [Math.PI - side * 0.4, 95],
        [Math.PI - side * 0.85, 95.6],
      ],
      { width: 1.7 },
    ),
  ),
]

/** The satin braid down the side of evening trousers. */
const braid = (plan: ShellPlan): readonly Seam[] =>
  [1, -1].flatMap((side) =>
    [-0.06, 0.06].map((offset) =>
      sewn(
        plan,
        [100, 80, 55, 30, 2].map((height) => [side * (Math.PI / 2 + offset), height] as const),
        { width: 1.6, colour: '#6a6a75' },
      ),
    ),
  )

/** Wide trousers from a high waist. */
export const drawTrousers = (room: CuttingRoom, side: Side): Part => {
  const plan = trousersPlan(room)
  const band = waistband(room, 1.4)
  return part(
    [shell(plan), shell(band)],
    [
      ...(side === 'front' ? frontSeams(plan, band, room.garment) : backSeams(plan)),
      ...(speaksOf(room.garment, 'bande de satin') ? braid(plan) : []),
    ],
  )
}
