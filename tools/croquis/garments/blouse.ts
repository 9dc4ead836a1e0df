import { degrees, mix, smooth } from '../curves.ts'
import { hangingFolds } from '../form/folds.ts'
import type { Mesh } from '../form/mesh.ts'
import { joined, type Part, part } from '../form/part.ts'
import { button, sewn } from '../form/sewn.ts'
import { type ShellPlan, shell } from '../form/shell.ts'
import { tube } from '../form/tube.ts'
import type { Side } from '../garment.ts'
import type { Cloth } from '../paint/cloth.ts'
import type { Seam } from '../pen/seam.ts'
import { bow } from './bodice/bows.ts'
import { bodiceCut } from './bodice/necklines.ts'
import { sleevesOf } from './bodice/sleeves.ts'
import type { CuttingRoom } from './cutting-room.ts'

const blousePlan = ({ cloth, garment, hand }: CuttingRoom): ShellPlan => ({
  cloth,
  top: 147.4,
  bottom: 83,
  section: (height) =>
    height > 126
      ? undefined
      : {
          halfWidth: mix(17, 19.6, smooth(126, 83, height)),
          halfDepth: mix(13.6, 14.4, smooth(126, 83, height)),
          forward: mix(1.2, -0.6, smooth(126, 83, height)),
          onBody: smooth(114, 126, height),
        },
  ease: 1.4,
  relief: hangingFolds({
    count: 24,
    random: hand('folds'),
    height: 1.5,
    begins: [0.25, 0.6],
    uneven: 0.95,
    roundness: 0.75,
    lean: 0.2,
  }),
  cut: bodiceCut({ ...garment, neckline: 'rond', sleeves: 'longues', back: 'plein' }),
  cols: 240,
  rows: 180,
})

/** A band around the neck, a little crushed by the bow that ties it. */
const crushedCollar = (cloth: Cloth): Mesh =>
  shell({
    cloth,
    top: 151.6,
    bottom: 145.4,
    section: (height) => ({
      halfWidth: mix(8.2, 6.2, smooth(145.4, 150, height)),
      halfDepth: mix(7.8, 6.6, smooth(145.4, 150, height)),
      forward: -0.6,
    }),
    relief: (_, down) => ({ out: 0.5 * Math.sin(down * 9) ** 2, hollow: 0.6 * Math.cos(down * 9) ** 4 }),
    cols: 90,
    rows: 24,
  })

const cuffs = (cloth: Cloth): readonly Mesh[] =>
  [1, -1].map((each) =>
    tube({
      cloth,
      path: [
        [each * 24.7, 90, 4.3],
        [each * 24.9, 85, 5.4],
        [each * 25, 80.6, 6.6],
      ],
      radius: () => [3.7, 4.2],
      rows: 16,
      edges: { top: true, bottom: true },
    }),
  )

const bowAtNeck = (cloth: Cloth): readonly Mesh[] =>
  bow({ cloth, at: [1.2, 143.4, 8.4], facing: degrees(4), loop: 14, broad: 8.5, tail: 42, pushed: 8.5 })

const buttonedFront = (plan: ShellPlan): readonly Seam[] => [
  sewn(
    plan,
    [
      [0.06, 141],
      [0.05, 110],
      [0.05, 83.6],
    ],
    { width: 1.6 },
  ),
  ...[118, 109, 100, 91].flatMap((height) => button(plan, [0, height], { radius: 0.65 })),
]

/** The yoke across the shoulders, and the pleat below its middle. */
const yokeBehind = (plan: ShellPlan): readonly Seam[] => [
  sewn(
    plan,
    [
      [2.1, 137],
      [Math.PI, 138.4],
      [4.2, 137],
    ],
    { width: 1.5 },
  ),
  sewn(
    plan,
    [
      [Math.PI, 138],
      [Math.PI + 0.05, 112],
    ],
    { width: 1.4 },
  ),
]

/** A silk blouse with a bow at its neck. */
export const drawBlouse = (room: CuttingRoom, side: Side): Part => {
  const { cloth } = room
  const isFront = side === 'front'
  const plan = blousePlan(room)
  return joined(
    part(
      [shell(plan), crushedCollar(cloth), ...cuffs(cloth), ...(isFront ? bowAtNeck(cloth) : [])],
      isFront ? buttonedFront(plan) : yokeBehind(plan),
    ),
    sleevesOf('pleines', { cloth, random: room.hand('sleeves') }),
  )
}
