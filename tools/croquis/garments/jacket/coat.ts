import { mix, smooth } from '../../curves.ts'
import { hangingFolds } from '../../form/folds.ts'
import { joined, type Part, part } from '../../form/part.ts'
import { button, sewn } from '../../form/sewn.ts'
import { type ShellPlan, shell } from '../../form/shell.ts'
import type { Side } from '../../garment.ts'
import type { Seam } from '../../pen/seam.ts'
import { lapels, rollAngle } from '../bodice/collars.ts'
import { sleevesOf } from '../bodice/sleeves.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import { hemOf } from '../skirt/lengths.ts'
import { neckTop } from './jacket.ts'

/** The height at which its fronts meet. */
const meets = 112

const bellPlan = ({ cloth, garment, hand }: CuttingRoom): ShellPlan => {
  const hem = hemOf(garment.length) - 6
  return {
    cloth,
    top: neckTop,
    bottom: hem,
    ease: 2,
    section: (height) => {
      if (height > 132) return undefined
      const share = (132 - height) / (132 - hem)
      return {
        halfWidth: mix(18.8, 33, share),
        halfDepth: mix(15, 28, share),
        forward: mix(0.8, 0, share),
        onBody: smooth(118, 132, height),
      }
    },
    relief: hangingFolds({
      count: 10,
      random: hand('folds'),
      height: 4.2,
      begins: [0.3, 0.5],
      uneven: 0.8,
      roundness: 0.8,
      lean: 0.06,
    }),
    cut: (angle, height) => {
      const away = Math.abs(angle)
      if (away > 1.5) return 146 - height
      return height > meets ? away - rollAngle(height, meets) : 1
    },
    cols: 260,
    rows: 200,
  }
}

const edgeInFront = (plan: ShellPlan): Seam =>
  sewn(
    plan,
    [
      [0, meets],
      [0.16, meets - 8],
      [0.15, 80],
      [0.12, plan.bottom + 0.4],
    ],
    { width: 2.4 },
  )

const slantedPockets = (plan: ShellPlan): readonly Seam[] =>
  [0.72, -0.62].map((angle) =>
    sewn(
      plan,
      [
        [angle, 88],
        [angle * 1.12, 72],
      ],
      { width: 2 },
    ),
  )

const pleatBehind = (plan: ShellPlan): readonly Seam[] =>
  [Math.PI - 0.05, Math.PI + 0.05].map((angle) =>
    sewn(
      plan,
      [
        [Math.PI, 140],
        [angle, 110],
        [angle * 1.01, plan.bottom + 0.5],
      ],
      { width: 1.8 },
    ),
  )

/** A coat cut like a bell, with one button and a collar to turn up. */
export const drawCoat = (room: CuttingRoom, side: Side): Part => {
  const { cloth } = room
  const plan = bellPlan(room)
  return joined(
    part(
      [shell(plan), ...lapels({ on: plan, cloth, meets, shape: 'broad' })],
      side === 'front'
        ? [
            edgeInFront(plan),
            ...button(plan, [0.06, 109], { radius: 1.7, colour: '#8d7657' }),
            ...slantedPockets(plan),
          ]
        : pleatBehind(plan),
    ),
    sleevesOf('tailleur', { cloth, random: room.hand('sleeves') }),
  )
}
