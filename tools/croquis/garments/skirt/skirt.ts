import { type Part, part } from '../../form/part.ts'
import { button, sewn } from '../../form/sewn.ts'
import { shell } from '../../form/shell.ts'
import { heights } from '../../form/stand.ts'
import type { Side } from '../../garment.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import { planDress } from '../dress/dress.ts'
import { silhouetteOf } from './silhouettes.ts'
import { waistband } from './waistband.ts'

export const drawSkirt = (room: CuttingRoom, side: Side): Part => {
  const silhouette = silhouetteOf(room.garment, room.hand('folds'))
  const plan = { ...planDress(room).skirt, section: silhouette.section }
  const band = waistband(room)
  return part(
    [shell(plan), shell(band)],
    side === 'front'
      ? [
          ...button(band, [0.5, heights.waist + 0.2], { radius: 0.8, colour: room.garment.accent }),
          ...[0.9, -0.9].map((angle) =>
            sewn(
              plan,
              [
                [angle * 0.8, heights.waist - 3],
                [angle * 1.15, heights.waist - 17],
              ],
              { width: 2 },
            ),
          ),
        ]
      : [
          sewn(
            plan,
            [
              [Math.PI, heights.waist - 2],
              [Math.PI, heights.hip],
            ],
            { width: 1.6 },
          ),
        ],
  )
}
