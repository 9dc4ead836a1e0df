import { joined, type Part, part } from '../../form/part.ts'
import { button, sewn } from '../../form/sewn.ts'
import { heights } from '../../form/stand.ts'
import type { Side } from '../../garment.ts'
import { shirtCollar } from '../bodice/collars.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import { drawDress, planDress } from './dress.ts'

/** A dress with a shirt's collar, placket and rolled sleeves. */
export const drawShirtDress = (room: CuttingRoom, side: Side): Part => {
  const { bodice } = planDress(room)
  return joined(
    drawDress(room, side),
    part(
      shirtCollar({ on: { ...bodice, ease: 1 }, cloth: room.cloth, meets: 138 }),
      side === 'front'
        ? [
            ...[0.09, -0.09].map((angle) =>
              sewn(
                bodice,
                [
                  [angle, 137],
                  [angle, heights.waist],
                  [angle, bodice.bottom + 0.5],
                ],
                { width: 1.4 },
              ),
            ),
            ...Array.from({ length: 8 }, (_, place) =>
              button(bodice, [0, 133 - place * 10.5], { radius: 0.75 }),
            ).flat(),
          ]
        : [
            sewn(
              bodice,
              [
                [2, 138],
                [Math.PI, 139.6],
                [4.28, 138],
              ],
              { width: 1.5 },
            ),
          ],
    ),
  )
}
