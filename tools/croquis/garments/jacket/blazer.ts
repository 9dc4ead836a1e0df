import { joined, type Part, part } from '../../form/part.ts'
import { button, sewn } from '../../form/sewn.ts'
import { type ShellPlan, shell } from '../../form/shell.ts'
import { type Side, speaksOf } from '../../garment.ts'
import type { Seam } from '../../pen/seam.ts'
import { lapelEdges, lapels } from '../bodice/collars.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import { armholes, backSeams, darts, frontEdge, jacketPlan, jacketSleeves, jettedPocket } from './jacket.ts'

const copper = '#b9783f'
const topstitch = { width: 1.8, stitches: [9, 5] as const, colour: copper }

const frontTopstitching = (plan: ShellPlan): readonly Seam[] => [
  ...[1, -1].map((each) =>
    sewn(
      plan,
      [
        [each * 0.07, 106],
        [each * 0.13, 98],
        [each * 0.31, 90],
        [each * 0.47, 82],
      ],
      topstitch,
    ),
  ),
  ...[0.66, -0.66].map((angle) =>
    sewn(
      plan,
      [
        [angle, 122],
        [angle * 0.92, 106],
        [angle, 88],
      ],
      topstitch,
    ),
  ),
  ...[1, -1].map((each) =>
    sewn(
      plan,
      [
        [each * 0.56, 91.6],
        [each * 1.14, 92.4],
      ],
      topstitch,
    ),
  ),
]

const backTopstitching = (plan: ShellPlan): readonly Seam[] => [
  sewn(
    plan,
    [
      [Math.PI + 0.06, 144],
      [Math.PI + 0.06, 82],
    ],
    topstitch,
  ),
]

/** A blazer: notched lapels, one button, welt pockets; stitched in copper when it is denim. */
export const drawBlazer = (room: CuttingRoom, side: Side): Part => {
  const { garment, cloth } = room
  const cut = { ease: 1.5, hem: 80, meets: 110, opens: 0.42 }
  const plan = jacketPlan(room, cut)
  const isTopstitched = speaksOf(garment, 'surpiqûres')
  return joined(
    part(
      [shell(plan), ...lapels({ on: plan, cloth, meets: cut.meets, shape: 'notched' })],
      side === 'front'
        ? [
            frontEdge(plan, { ...cut, at: 0.06, hem: 98 }),
            ...darts(plan),
            ...jettedPocket(plan, 92),
            ...button(plan, [0.02, 107.6], { radius: 0.9, colour: copper }),
            ...armholes(plan),
            ...lapelEdges(plan, { meets: cut.meets, shape: 'notched', width: 1.5 }),
            ...(isTopstitched ? frontTopstitching(plan) : []),
            ...(isTopstitched
              ? lapelEdges(plan, { meets: cut.meets, shape: 'notched', inset: 0.06, ...topstitch })
              : []),
          ]
        : [...backSeams(plan), ...(isTopstitched ? backTopstitching(plan) : [])],
    ),
    jacketSleeves(room),
  )
}
