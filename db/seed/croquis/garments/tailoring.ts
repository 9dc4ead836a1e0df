import { mix, smooth } from '../curves.ts'
import { flat, hangingFolds } from '../form/folds.ts'
import { joined, type Part, part } from '../form/part.ts'
import { button, sewn } from '../form/sewn.ts'
import { type ShellPlan, shell } from '../form/shell.ts'
import { bodySection, heights } from '../form/stand.ts'
import { type Side, speaksOf } from '../garment.ts'
import { blend, rgbOf } from '../paint/colour.ts'
import type { Seam } from '../pen/seam.ts'
import { lapels, rollAngle } from './collars.ts'
import type { CuttingRoom } from './cutting-room.ts'
import { hemOf } from './silhouettes.ts'
import { sleevesOf } from './sleeves.ts'
import { weave } from './weaves.ts'

interface JacketCut {
  readonly ease: number
  readonly hem: number
  /** Where its fronts meet. */
  readonly meets: number
  /** Fronts that swing apart below the button. */
  readonly opens: number
}

const jacketPlan = ({ cloth }: CuttingRoom, { ease, hem, meets, opens }: JacketCut): ShellPlan => ({
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

const neckTop = 147

/** Where one front lies over the other. */
const frontEdge = (plan: ShellPlan, { meets, hem, at }: { meets: number; hem: number; at: number }): Seam =>
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

const jettedPocket = (plan: ShellPlan, height: number): readonly Seam[] =>
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

const backSeams = (plan: ShellPlan): readonly Seam[] => [
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

const darts = (plan: ShellPlan): readonly Seam[] =>
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

const jacketSleeves = (room: CuttingRoom) =>
  sleevesOf('tailleur', { cloth: room.cloth, random: room.hand('sleeves') })

const copper = '#b9783f'

/** A blazer: notched lapels, one button, welt pockets; stitched in copper when it is denim. */
const drawBlazer = (room: CuttingRoom, side: Side): Part => {
  const { garment, cloth } = room
  const cut = { ease: 1.5, hem: 80, meets: 110, opens: 0.42 }
  const plan = jacketPlan(room, cut)
  const stitches = speaksOf(garment, 'surpiqûres')
    ? {
        front: [
          sewn(
            plan,
            [
              [0.09, 109],
              [0.1, 98],
              [0.32, 81.4],
            ],
            { width: 1.8, stitches: [9, 5], colour: copper },
          ),
          ...[0.66, -0.66].map((angle) =>
            sewn(
              plan,
              [
                [angle, 122],
                [angle * 0.92, 106],
                [angle, 88],
              ],
              { width: 1.8, stitches: [9, 5], colour: copper },
            ),
          ),
          ...[1, -1].map((each) =>
            sewn(
              plan,
              [
                [each * 0.56, 91.6],
                [each * 1.14, 92.4],
              ],
              { width: 1.8, stitches: [9, 5], colour: copper },
            ),
          ),
        ],
        back: [
          sewn(
            plan,
            [
              [Math.PI + 0.06, 144],
              [Math.PI + 0.06, 82],
            ],
            { width: 1.8, stitches: [9, 5], colour: copper },
          ),
        ],
      }
    : { front: [], back: [] }
  return joined(
    part(
      [shell(plan), ...lapels({ on: plan, cloth, meets: cut.meets, shape: 'notched' })],
      side === 'front'
        ? [
            frontEdge(plan, { ...cut, at: 0.06, hem: 98 }),
            ...darts(plan),
            ...jettedPocket(plan, 92),
            ...button(plan, [0.02, 107.6], { radius: 0.9, colour: copper }),
            ...stitches.front,
          ]
        : [...backSeams(plan), ...stitches.back],
    ),
    jacketSleeves(room),
  )
}

/** The satin of its lapels, lighter than the cloth that it lies on. */
const facing = ({ colours }: CuttingRoom) =>
  weave('satin', { ...colours, own: blend(colours.own, rgbOf('#8d8c98'), 0.34) })

/** The dinner jacket: a shawl of satin, one button. */
export const drawDinnerJacket = (room: CuttingRoom, side: Side): Part => {
  const cut = { ease: 1.4, hem: 82, meets: 108, opens: 0.4 }
  const plan = jacketPlan(room, cut)
  return joined(
    part(
      [shell(plan), ...lapels({ on: plan, cloth: facing(room), meets: cut.meets, shape: 'shawl' })],
      side === 'front'
        ? [
            ...darts(plan),
            ...jettedPocket(plan, 92),
            ...button(plan, [0.02, 105.8], { radius: 1, colour: '#3a3940' }),
          ]
        : backSeams(plan),
    ),
    jacketSleeves(room),
  )
}

/** The biker's jacket: broad lapels, a zip across the chest, close to the body, ending at the waist. */
const drawBiker = (room: CuttingRoom, side: Side): Part => {
  const cut = { ease: 1.1, hem: 98, meets: 119, opens: 0 }
  const plan = jacketPlan(room, cut)
  const metal = { width: 3, stitches: [4, 3] as const, colour: '#c9c9c6' }
  const zips = [
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
    sewn(
      plan,
      [
        [0.62, 112.5],
        [1.05, 110.4],
      ],
      metal,
    ),
    sewn(
      plan,
      [
        [-0.42, 112.5],
        [-0.9, 108.6],
      ],
      metal,
    ),
    sewn(
      plan,
      [
        [-0.45, 128],
        [-0.85, 127],
      ],
      metal,
    ),
  ]
  const belt = { ...plan, top: 101.2, bottom: 97, ease: 2, cut: () => 1, cols: 160, rows: 12 }
  return joined(
    part(
      [
        shell(plan),
        shell(belt),
        ...lapels({ on: plan, cloth: room.cloth, meets: cut.meets, shape: 'biker' }),
      ],
      side === 'front'
        ? [
            sewn(
              plan,
              [
                [-0.2, 119],
                [0.1, 111],
                [0.4, 102],
                [0.5, 98.4],
              ],
              { width: 2.4 },
            ),
            ...zips,
            ...[0.95, -0.95].map((angle) =>
              sewn(
                plan,
                [
                  [angle, 134],
                  [angle * 0.92, 118],
                  [angle, 99],
                ],
                { width: 1.4 },
              ),
            ),
            ...[0.7, -0.62].flatMap((angle) =>
              button(plan, [angle, 134], { radius: 0.45, colour: '#c9c9c6' }),
            ),
            sewn(
              { ...belt, ease: 2.2 },
              [
                [0.5, 100.7],
                [0.62, 100.7],
                [0.62, 97.5],
                [0.5, 97.5],
                [0.5, 100.7],
              ],
              { width: 2, colour: '#c9c9c6' },
            ),
          ]
        : [
            ...backSeams(plan),
            sewn(
              plan,
              [
                [1.8, 133],
                [2.4, 134.5],
                [Math.PI, 134.8],
                [3.9, 134.5],
                [4.5, 133],
              ].map(([a = 0, h = 0]) => [a, h] as const),
              { width: 1.5 },
            ),
          ],
    ),
    jacketSleeves(room),
  )
}

export const drawJacket = (room: CuttingRoom, side: Side): Part =>
  room.garment.neckline === 'revers-biker' ? drawBiker(room, side) : drawBlazer(room, side)

/** A coat cut like a bell, with one button and a collar to turn up. */
export const drawCoat = (room: CuttingRoom, side: Side): Part => {
  const { cloth, garment } = room
  const hem = hemOf(garment.length) - 6
  const meets = 112
  const folds = hangingFolds({
    count: 10,
    random: room.hand('folds'),
    height: 4.2,
    begins: [0.3, 0.5],
    uneven: 0.8,
    roundness: 0.8,
    lean: 0.06,
  })
  const plan: ShellPlan = {
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
    relief: folds,
    cut: (angle, height) => {
      const away = Math.abs(angle)
      if (away > 1.5) return 146 - height
      return height > meets ? away - rollAngle(height, meets) : 1
    },
    cols: 260,
    rows: 200,
  }
  const pleat = [Math.PI - 0.05, Math.PI + 0.05].map((angle) =>
    sewn(
      plan,
      [
        [Math.PI, 140],
        [angle, 110],
        [angle * 1.01, hem + 0.5],
      ],
      { width: 1.8 },
    ),
  )
  return joined(
    part(
      [shell(plan), ...lapels({ on: plan, cloth, meets, shape: 'broad' })],
      side === 'front'
        ? [
            sewn(
              plan,
              [
                [0, meets],
                [0.16, meets - 8],
                [0.15, 80],
                [0.12, hem + 0.4],
              ],
              { width: 2.4 },
            ),
            ...button(plan, [0.06, 109], { radius: 1.7, colour: '#8d7657' }),
            ...[0.72, -0.62].flatMap((angle) => [
              sewn(
                plan,
                [
                  [angle, 88],
                  [angle * 1.12, 72],
                ],
                { width: 2 },
              ),
            ]),
          ]
        : pleat,
    ),
    sleevesOf('tailleur', { cloth, random: room.hand('sleeves') }),
  )
}
