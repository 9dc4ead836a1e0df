import { joined, type Part, part } from '../../form/part.ts'
import { button, sewn } from '../../form/sewn.ts'
import { type ShellPlan, shell } from '../../form/shell.ts'
import type { Side } from '../../garment.ts'
import type { Seam } from '../../pen/seam.ts'
import { lapelEdges, lapels } from '../bodice/collars.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import { armholes, backSeams, jacketPlan, jacketSleeves } from './jacket.ts'

const steel = '#c9c9c6'

/** A zip that runs across the chest, two pockets, and one more on the breast. */
const zips = (plan: ShellPlan): readonly Seam[] => {
  const metal = { width: 3, stitches: [4, 3] as const, colour: steel }
  const pockets = [
    [
      [0.62, 112.5],
      [1.05, 110.4],
    ],
    [
      [-0.42, 112.5],
      [-0.9, 108.6],
    ],
    [
      [-0.45, 128],
      [-0.85, 127],
    ],
  ] as const
  return [
    sewn(
      plan,
      [
        [-0.2, 119],
        [0.06, 112],
        [0.34, 104],
        [0.46, 98.6],
      ],
      metal,
    ),
    ...pockets.map((pocket) => sewn(plan, pocket, metal)),
  ]
}

/** The edge that lies over the other front. */
const slantedEdge = (plan: ShellPlan): Seam =>
  sewn(
    plan,
    [
      [-0.2, 119],
      [0.1, 111],
      [0.4, 102],
      [0.5, 98.4],
    ],
    { width: 2.4 },
  )

const panelSeams = (plan: ShellPlan): readonly Seam[] =>
  [0.95, -0.95].map((angle) =>
    sewn(
      plan,
      [
        [angle, 134],
        [angle * 0.92, 118],
        [angle, 99],
      ],
      { width: 1.4 },
    ),
  )

const lapelStuds = (plan: ShellPlan): readonly Seam[] =>
  [0.7, -0.62].flatMap((angle) => button(plan, [angle, 134], { radius: 0.45, colour: steel }))

const beltOn = (plan: ShellPlan): ShellPlan => ({
  ...plan,
  top: 101.2,
  bottom: 97,
  ease: 2,
  cut: () => 1,
  cols: 160,
  rows: 12,
})

const buckle = (belt: ShellPlan): Seam =>
  sewn(
    { ...belt, ease: 2.2 },
    [
      [0.5, 100.7],
      [0.62, 100.7],
      [0.62, 97.5],
      [0.5, 97.5],
      [0.5, 100.7],
    ],
    { width: 2, colour: steel },
  )

const yokeBehind = (plan: ShellPlan): Seam =>
  sewn(
    plan,
    [
      [1.8, 133],
      [2.4, 134.5],
      [Math.PI, 134.8],
      [3.9, 134.5],
      [4.5, 133],
    ],
    { width: 1.5 },
  )

/** The biker's jacket: broad lapels, a zip across the chest, close to the body, ending at the waist. */
export const drawBiker = (room: CuttingRoom, side: Side): Part => {
  const cut = { ease: 1.1, hem: 98, meets: 119, opens: 0 }
  const plan = jacketPlan(room, cut)
  const belt = beltOn(plan)
  return joined(
    part(
      [
        shell(plan),
        shell(belt),
        ...lapels({ on: plan, cloth: room.cloth, meets: cut.meets, shape: 'biker' }),
      ],
      side === 'front'
        ? [
            slantedEdge(plan),
            ...zips(plan),
            ...panelSeams(plan),
            ...armholes(plan),
            ...lapelEdges(plan, { meets: cut.meets, shape: 'biker', width: 1.6, colour: '#8b8b88' }),
            ...lapelStuds(plan),
            buckle(belt),
          ]
        : [...backSeams(plan), yokeBehind(plan)],
    ),
    jacketSleeves(room),
  )
}
