import { mix, smooth } from '../../curves.ts'
import { flat } from '../../form/folds.ts'
import { sewn } from '../../form/sewn.ts'
import type { ShellPlan } from '../../form/shell.ts'
import { bodySection, heights } from '../../form/stand.ts'
import type { Seam } from '../../pen/seam.ts'
import { rollAngle } from '../bodice/collars.ts'
import { sleevesOf } from '../bodice/sleeves.ts'
import type { CuttingRoom } from '../cutting-room.ts'

interface JacketCut {
  readonly ease: number
  readonly hem: number
  /** Where its fronts meet. */
  readonly meets: number
  /** Fronts that swing apart below the button. */
  readonly opens: number
}

export const jacketPlan = ({ cloth }: CuttingRoom, { ease, hem, meets, opens }: JacketCut): ShellPlan => ({
  cloth,
  top: neckTop,
  bottom: hem,
  section: (height) => {
    if (height > 124) return undefined
    const body = bodySection(height)
    const hang = smooth(124, 96, height)
    return {
      halfWidth: Math.max(body.halfWidth + ease, mix(body.halfWidth + ease, 15.4 + ease, hang * 0.45)),
      halfDepth: body.halfDepth + ease + 0.8 * hang,
      forward: body.forward,
      onBody: smooth(112, 124, height),
    }
  },
  ease,
  relief: () => flat,
  cut: (angle, height) => {
    const away = Math.abs(angle)
    if (away > 1.5) return 146 - height
    if (height > meets) return away - rollAngle(height, meets)
    return opens === 0 ? 1 : away - opens * smooth(meets - 4, hem, height) ** 1.5 + 0.004
  },
  cols: 240,
  rows: 180,
})

export const neckTop = 147

/** Where one front lies over the other. */
export const frontEdge = (
  plan: ShellPlan,
  { meets, hem, at }: { meets: number; hem: number; at: number },
): Seam =>
  sewn(
    plan,
    [
      [0, meets],
      [at, meets - 6],
      [at, (meets + hem) / 2],
      [at, hem + 0.4],
    ],
    { width: 2.2 },
  )

export const jettedPocket = (plan: ShellPlan, height: number): readonly Seam[] =>
  [1, -1].flatMap((side) => [
    sewn(
      plan,
      [
        [side * 0.58, height],
        [side * 1.12, height + 0.8],
      ],
      { width: 1.8 },
    ),
    sewn(
      plan,
      [
        [side * 0.58, height - 1.1],
        [side * 1.12, height - 0.3],
      ],
      { width: 1.2 },
    ),
  ])

export const backSeams = (plan: ShellPlan): readonly Seam[] => [
  sewn(
    plan,
    [
      [Math.PI, 145],
      [Math.PI, heights.waist],
      [Math.PI, plan.bottom + 0.5],
    ],
    { width: 1.5 },
  ),
  ...[2.5, -2.5].map((angle) =>
    sewn(
      plan,
      [
        [angle * 0.92, 132],
        [angle, heights.waist],
        [angle * 0.98, plan.bottom + 0.5],
      ],
      { width: 1.2 },
    ),
  ),
]

export const darts = (plan: ShellPlan): readonly Seam[] =>
  [0.62, -0.62].map((angle) =>
    sewn(
      plan,
      [
        [angle, heights.bust - 4],
        [angle * 0.92, heights.waist],
        [angle, plan.bottom + 8],
      ],
      { width: 1.2 },
    ),
  )

/** Where the sleeves are set in. */
export const armholes = (plan: ShellPlan): readonly Seam[] =>
  [1, -1].map((side) =>
    sewn(
      plan,
      [
        [side * 1.34, 139],
        [side * 1.16, 131],
        [side * 1.2, 124],
      ],
      { width: 1.4 },
    ),
  )

export const jacketSleeves = (room: CuttingRoom) =>
  sleevesOf('tailleur', { cloth: room.cloth, random: room.hand('sleeves') })
