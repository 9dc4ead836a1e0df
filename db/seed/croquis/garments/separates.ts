import { degrees, mix, smooth } from '../curves.ts'
import { hangingFolds } from '../form/folds.ts'
import { joined, type Part, part } from '../form/part.ts'
import { button, sewn } from '../form/sewn.ts'
import { type ShellPlan, shell } from '../form/shell.ts'
import { heights } from '../form/stand.ts'
import { tube } from '../form/tube.ts'
import type { Side } from '../garment.ts'
import { bow } from './bows.ts'
import { shirtCollar } from './collars.ts'
import type { CuttingRoom } from './cutting-room.ts'
import { drawDress, planDress } from './dress.ts'
import { bodiceCut } from './necklines.ts'
import { silhouetteOf } from './silhouettes.ts'
import { sleevesOf } from './sleeves.ts'
import { drawDinnerJacket } from './tailoring.ts'
import { drawTrousers } from './trousers.ts'
import { waistband } from './waistband.ts'
import { weave } from './weaves.ts'

export const drawSkirt = (room: CuttingRoom, side: Side): Part => {
  const silhouette = silhouetteOf(room.garment, room.hand('folds'))
  const plan = { ...planDress(room, side).skirt, section: silhouette.section }
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

export const drawTuxedo = (room: CuttingRoom, side: Side): Part =>
  joined(drawTrousers(room, side), drawDinnerJacket(room, side))

/** A bodice over wide trousers. */
export const drawJumpsuit = (room: CuttingRoom, side: Side): Part => {
  const top = planDress({ ...room, garment: { ...room.garment, silhouette: 'A-line' } }, side)
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

/** A silk blouse with a bow at its neck. */
export const drawBlouse = (room: CuttingRoom, side: Side): Part => {
  const { cloth } = room
  const folds = hangingFolds({
    count: 24,
    random: room.hand('folds'),
    height: 1.5,
    begins: [0.25, 0.6],
    uneven: 0.95,
    roundness: 0.75,
    lean: 0.2,
  })
  const plan: ShellPlan = {
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
    relief: folds,
    cut: bodiceCut({ ...room.garment, neckline: 'rond', sleeves: 'longues', back: 'plein' }),
    cols: 240,
    rows: 180,
  }
  const collar = shell({
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
  const cuffs = [1, -1].map((each) =>
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
  return joined(
    part(
      [
        shell(plan),
        collar,
        ...cuffs,
        ...(side === 'front'
          ? bow({
              cloth,
              at: [1.2, 143.4, 8.4],
              facing: degrees(4),
              loop: 14,
              broad: 8.5,
              tail: 42,
              pushed: 8.5,
            })
          : []),
      ],
      side === 'front'
        ? [
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
        : [
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
          ],
    ),
    sleevesOf('pleines', { cloth, random: room.hand('sleeves') }),
  )
}

/** A dress with a shirt's collar, placket and rolled sleeves. */
export const drawShirtDress = (room: CuttingRoom, side: Side): Part => {
  const { bodice } = planDress(room, side)
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

/** A short jacket without collar, open over its dress. */
export const drawTwoPiece = (room: CuttingRoom, side: Side): Part => {
  const { cloth } = room
  const plan: ShellPlan = {
    cloth,
    top: 147.2,
    bottom: 103,
    section: (height) =>
      height > 124
        ? undefined
        : {
            halfWidth: mix(17.6, 18.6, smooth(124, 103, height)),
            halfDepth: mix(14.4, 13.6, smooth(124, 103, height)),
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
  }
  const stitch = { width: 1.3, stitches: [7, 5] as const }
  return joined(
    drawDress({ ...room, garment: { ...room.garment, sleeves: 'sans-manches' } }, side),
    part(
      [shell(plan)],
      side === 'front'
        ? [
            ...[1, -1].flatMap((each) => [
              sewn(
                plan,
                [
                  [each * 0.16, 137],
                  [each * 0.25, 120],
                  [each * 0.36, 104.4],
                ],
                stitch,
              ),
              sewn(
                plan,
                [
                  [each * 0.5, 117],
                  [each * 1.02, 117.6],
                ],
                { width: 1.8 },
              ),
              sewn(
                plan,
                [
                  [each * 0.5, 115.4],
                  [each * 1.02, 116],
                ],
                stitch,
              ),
            ]),
            ...[134, 126, 118, 110].flatMap((height) =>
              button(plan, [-0.2 - (134 - height) * 0.006, height], {
                radius: 0.8,
                colour: room.garment.accent,
              }),
            ),
          ]
        : [
            sewn(
              plan,
              [
                [Math.PI, 145],
                [Math.PI, 104],
              ],
              { width: 1.5 },
            ),
          ],
    ),
    sleevesOf('trois-quarts', { cloth, random: room.hand('sleeves') }),
  )
}
