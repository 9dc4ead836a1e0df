import { mix, smooth } from '../curves.ts'
import { joined, type Part, part } from '../form/part.ts'
import { button, sewn } from '../form/sewn.ts'
import { type ShellPlan, shell } from '../form/shell.ts'
import type { Side } from '../garment.ts'
import type { Cloth } from '../paint/cloth.ts'
import type { Seam } from '../pen/seam.ts'
import { sleevesOf } from './bodice/sleeves.ts'
import type { CuttingRoom } from './cutting-room.ts'
import { drawDress } from './dress/dress.ts'

const shortJacketPlan = (cloth: Cloth): ShellPlan => ({
  cloth,
  top: 147.2,
  bottom: 99,
  section: (height) =>
    height > 124
      ? undefined
      : {
          halfWidth: mix(18.4, 20.4, smooth(124, 100, height)),
          halfDepth: mix(14.4, 13.6, smooth(124, 100, height)),
          forward: 0.6,
          onBody: smooth(112, 124, height),
        },
  ease: 1.9,
  cut: (angle, height) => {
    const away = Math.abs(angle)
    if (away > 1.42) return 146 - height
    const neck = 146.4 - 7.6 * (1 - smooth(0, 1.42, away))
    return Math.min(neck - height, away - 0.07 - 0.2 * smooth(138, 103, height))
  },
  cols: 240,
  rows: 150,
})

/** The stitched edge and the pocket of one front. */
const frontOn = (plan: ShellPlan, way: number): readonly Seam[] => {
  const stitch = { width: 1.3, stitches: [7, 5] as const }
  return [
    sewn(
      plan,
      [
        [way * 0.16, 137],
        [way * 0.25, 120],
        [way * 0.36, 104.4],
      ],
      stitch,
    ),
    sewn(
      plan,
      [
        [way * 0.5, 117],
        [way * 1.02, 117.6],
      ],
      { width: 1.8 },
    ),
    sewn(
      plan,
      [
        [way * 0.5, 115.4],
        [way * 1.02, 116],
      ],
      stitch,
    ),
  ]
}

const buttonsDown = (plan: ShellPlan, colour: string): readonly Seam[] =>
  [134, 126, 118, 110].flatMap((height) =>
    button(plan, [-0.2 - (134 - height) * 0.006, height], { radius: 0.8, colour }),
  )

const middleBehind = (plan: ShellPlan): Seam =>
  sewn(
    plan,
    [
      [Math.PI, 145],
      [Math.PI, 104],
    ],
    { width: 1.5 },
  )

/** A short jacket without collar, open over its dress. */
export const drawTwoPiece = (room: CuttingRoom, side: Side): Part => {
  const { cloth, garment } = room
  const plan = shortJacketPlan(cloth)
  return joined(
    drawDress({ ...room, garment: { ...garment, sleeves: 'sans-manches' } }, side),
    part(
      [shell(plan)],
      side === 'front'
        ? [...frontOn(plan, 1), ...frontOn(plan, -1), ...buttonsDown(plan, garment.accent)]
        : [middleBehind(plan)],
    ),
    sleevesOf('trois-quarts', { cloth, random: room.hand('sleeves') }),
  )
}
