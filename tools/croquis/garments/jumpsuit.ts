import { joined, type Part, part } from '../form/part.ts'
import { sewn } from '../form/sewn.ts'
import { type ShellPlan, shell } from '../form/shell.ts'
import { heights } from '../form/stand.ts'
import type { Side } from '../garment.ts'
import { weave } from './cloth/weaves.ts'
import type { CuttingRoom } from './cutting-room.ts'
import { planDress } from './dress/dress.ts'
import { drawTrousers } from './trousers.ts'

/** A bodice over wide trousers. */
export const drawJumpsuit = (room: CuttingRoom, side: Side): Part => {
  const top = planDress({ ...room, garment: { ...room.garment, silhouette: 'A-line' } })
  const wide: ShellPlan = {
    cloth: weave('satin', room.colours),
    top: heights.waist + 3.6,
    bottom: heights.waist - 3.4,
    section: () => undefined,
    ease: 1.7,
    cols: 160,
    rows: 16,
  }
  const wrap =
    side === 'front'
      ? [
          sewn(
            top.bodice,
            [
              [-0.08, 120],
              [0.26, 116],
              [0.7, 110],
            ],
            { width: 2.2 },
          ),
          sewn(
            wide,
            [
              [-1.2, 107],
              [0, 106.2],
              [1.2, 107.4],
            ],
            { width: 1.2 },
          ),
        ]
      : [
          sewn(
            top.bodice,
            [
              [Math.PI, 115],
              [Math.PI, heights.waist + 3],
            ],
            { width: 1.4 },
          ),
        ]
  return joined(part([shell(top.bodice)]), drawTrousers(room, side), part([shell(wide)], wrap))
}
