import { degrees } from '../../curves.ts'
import { joined, nothing, type Part, part } from '../../form/part.ts'
import { sewn } from '../../form/sewn.ts'
import type { ShellPlan } from '../../form/shell.ts'
import { heights } from '../../form/stand.ts'
import { type Side, speaksOf } from '../../garment.ts'
import { beltOf } from '../bodice/belts.ts'
import { bow } from '../bodice/bows.ts'
import { backCloses, behind } from '../bodice/closures.ts'
import { coversShoulders, frontEdgeAt } from '../bodice/necklines.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import type { DressPlans } from './dress-plans.ts'

/** The seams that shape a bodice over the bust, and its middle. */
const shapingSeams = ({ garment }: CuttingRoom, plan: ShellPlan): Part => {
  if (garment.silhouette === 'trapèze' || garment.material === 'Mousseline') return nothing
  const low = heights.waist + 0.5
  const end = plan.bottom < 100 ? heights.hip + 4 : low
  return part(
    [],
    [0.5, -0.5].map((angle) => {
      const top = Math.min(frontEdgeAt(garment, angle) - 0.4, coversShoulders(garment) ? 138 : 130)
      return sewn(
        plan,
        [
          [angle * 1.25, top],
          [angle, heights.bust - 2],
          [angle * 0.8, heights.waist],
          ...(end < 100 ? ([[angle * 0.9, end]] as const) : []),
        ],
        { width: 1.3 },
      )
    }),
  )
}

const bigBow = (room: CuttingRoom, side: Side): Part => {
  const { garment, cloth } = room
  if (side === 'back' && speaksOf(garment, 'nœud plat'))
    return part(
      bow({ cloth, at: [0, heights.waist, -9], facing: behind, loop: 19, broad: 13, tail: 46, pushed: 26 }),
    )
  if (side === 'front' && speaksOf(garment, 'nœud à la taille'))
    return part(
      bow({
        cloth,
        at: [6, heights.waist, 7.4],
        facing: degrees(38),
        loop: 9,
        broad: 6.4,
        tail: 15,
        pushed: 7,
      }),
    )
  return nothing
}

/** A wrap: one front over the other, from its neck to the far side of the waist, and open below where it is a portfolio. */
const wrapOf = (room: CuttingRoom, { bodice, skirt }: DressPlans): Part => {
  const { garment } = room
  if (garment.neckline !== 'v-croisé') return nothing
  return part(
    [],
    [
      sewn(
        bodice,
        [
          [-0.1, 121],
          [0.22, 116],
          [0.62, 110],
          [0.9, heights.waist + 1],
        ],
        { width: 2.2 },
      ),
      ...(speaksOf(garment, 'portefeuille')
        ? [
            sewn(
              skirt,
              [
                [0.8, heights.waist],
                [0.62, 80],
                [0.5, 56],
                [0.34, skirt.bottom + 0.5],
              ],
              { width: 2.2 },
            ),
          ]
        : []),
    ],
  )
}

const pocketsOf = ({ garment }: CuttingRoom, { skirt, silhouette }: DressPlans): Part =>
  speaksOf(garment, 'poches') && silhouette.seam !== undefined
    ? part(
        [],
        [0.95, -0.95].map((angle) =>
          sewn(
            skirt,
            [
              [angle, heights.waist - 8],
              [angle * 1.13, heights.waist - 24],
            ],
            { width: 1.8 },
          ),
        ),
      )
    : nothing

/** Rows of stitches in the tone of the cloth: below its edge, down its long seams, above its hem. */
const topstitches = ({ garment }: CuttingRoom, { bodice, skirt }: DressPlans): Part => {
  if (!speaksOf(garment, 'surpiqûres ton sur ton')) return nothing
  const thread = { width: 1.5, stitches: [7, 4] as const, colour: '#a8966e' }
  const across = Array.from({ length: 17 }, (_, step) => (step / 8 - 1) * 1.05)
  const hem = skirt.bottom
  return part(
    [],
    [
      ...[0.9, 1.9].map((below) =>
        sewn(
          bodice,
          across.map((angle) => [angle, frontEdgeAt(garment, angle) - below] as const),
          thread,
        ),
      ),
      ...[0.5, -0.5].map((angle) =>
        sewn(
          skirt,
          [
            [angle * 0.8, heights.waist],
            [angle * 0.9, heights.hip],
            [angle, 50],
            [angle, hem + 4],
          ],
          thread,
        ),
      ),
      sewn(
        skirt,
        Array.from({ length: 25 }, (_, step) => [(step / 12 - 1) * 1.5, hem + 3.4] as const),
        thread,
      ),
    ],
  )
}

/** A slit that opens from the knee, where the seam behind ends. */
const slitBehind = ({ garment }: CuttingRoom, { skirt }: DressPlans): Part => {
  if (!speaksOf(garment, 'fente dos')) return nothing
  const end = skirt.bottom + 0.42 * (heights.hip - skirt.bottom)
  return part(
    [],
    [
      sewn(
        skirt,
        [
          [behind, heights.hip],
          [behind, end],
        ],
        { width: 1.3 },
      ),
      ...[0.02, -0.05].map((aside) =>
        sewn(
          skirt,
          [
            [behind, end],
            [behind + aside, (end + skirt.bottom) / 2],
            [behind + aside * 2.4, skirt.bottom + 0.4],
          ],
          { width: 2.2 },
        ),
      ),
    ],
  )
}

export const dressDetails = (room: CuttingRoom, plans: DressPlans, side: Side): Part =>
  joined(
    beltOf(room, plans, side),
    bigBow(room, side),
    ...(side === 'front'
      ? [
          shapingSeams(room, plans.bodice),
          wrapOf(room, plans),
          pocketsOf(room, plans),
          topstitches(room, plans),
        ]
      : [backCloses(room, plans), slitBehind(room, plans)]),
  )
