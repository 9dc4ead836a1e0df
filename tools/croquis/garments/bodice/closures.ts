import { nothing, type Part, part } from '../../form/part.ts'
import { button, sewn } from '../../form/sewn.ts'
import type { ShellPlan } from '../../form/shell.ts'
import { heights } from '../../form/stand.ts'
import { speaksOf } from '../../garment.ts'
import type { Seam } from '../../pen/seam.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import type { DressPlans } from '../dress/dress-plans.ts'
import { backEdgeAt } from './necklines.ts'

export const behind = Math.PI

/** How far from the middle the holes of a lacing are, as an angle. */
const holesAside = 0.13

/** The cord between two rows of holes, once each way. */
const crossing = (plan: ShellPlan, height: number, next: number): readonly Seam[] => [
  sewn(
    plan,
    [
      [behind - holesAside - 2 * Math.PI, height],
      [-behind + holesAside, next],
    ],
    { width: 2 },
  ),
  sewn(
    plan,
    [
      [-behind + holesAside, height],
      [-behind - holesAside, next],
    ],
    { width: 2 },
  ),
]

const lacedEdges = (plan: ShellPlan, from: number): readonly Seam[] =>
  [holesAside, -holesAside].map((away) =>
    sewn(
      plan,
      [
        [behind + away, from - 0.5],
        [behind + away, heights.waist],
      ],
      { width: 1.4 },
    ),
  )

/** The ends of the cord, hanging over the skirt. */
const cordEnds = (skirt: ShellPlan): readonly Seam[] => [
  sewn(
    skirt,
    [
      [behind - 0.04, heights.waist - 0.5],
      [behind - 0.3, heights.waist - 7],
      [behind - 0.12, heights.waist - 17],
    ],
    { width: 2 },
  ),
  sewn(
    skirt,
    [
      [behind + 0.04, heights.waist - 0.5],
      [behind + 0.26, heights.waist - 6],
      [behind + 0.3, heights.waist - 14],
    ],
    { width: 2 },
  ),
]

const lacing = (plan: ShellPlan, { from, skirt }: { from: number; skirt: ShellPlan }): Part => {
  const rows = Array.from({ length: 8 }, (_, place) => from - 1.5 - place * ((from - heights.waist - 1) / 8))
  const crossings = rows
    .slice(0, -1)
    .flatMap((height, place) => crossing(plan, height, rows[place + 1] ?? height))
  return part([], [...crossings, ...lacedEdges(plan, from), ...cordEnds(skirt)])
}

const buttonsDown = (
  plan: ShellPlan,
  { from, to, step, angle }: { from: number; to: number; step: number; angle: number },
) =>
  Array.from({ length: Math.max(0, Math.floor((from - to) / step)) }, (_, place) =>
    button(plan, [angle, from - place * step], { radius: 0.5 }),
  ).flat()

const smocking = (plan: ShellPlan): Part =>
  part(
    [],
    Array.from({ length: 7 }, (_, row) =>
      sewn(
        plan,
        Array.from(
          { length: 34 },
          (_, step) =>
            [behind - 1.1 + (step / 33) * 2.2, 126.4 - row * 1.4 + (step % 2 ? 0.45 : -0.45)] as const,
        ),
        { width: 1.1 },
      ),
    ),
  )

/** What closes a dress behind. */
export const backCloses = (room: CuttingRoom, { bodice, skirt }: DressPlans): Part => {
  const { garment } = room
  const from = Math.min(146, backEdgeAt(garment, behind))
  if (garment.back === 'lacé') return lacing(bodice, { from, skirt })
  if (garment.back === 'smocké') return smocking(bodice)
  if (garment.back === 'boutonné' || (garment.back === 'carré' && speaksOf(garment, 'boutons recouverts'))) {
    const below = skirt === bodice ? heights.hip : heights.waist
    return part([], buttonsDown(bodice, { from: from - 0.8, to: below, step: 1.75, angle: behind }))
  }
  if (garment.back === 'zip' || garment.back === 'v' || garment.back === 'asymétrique')
    return part(
      [],
      [
        sewn(
          bodice,
          [
            [behind, from - 0.5],
            [behind, heights.waist],
          ],
          { width: 1.5 },
        ),
        ...(skirt === bodice
          ? [
              sewn(
                skirt,
                [
                  [behind, heights.waist],
                  [behind, heights.hip],
                ],
                { width: 1.4 },
              ),
            ]
          : []),
      ],
    )
  if (garment.back === 'goutte') return part([], button(bodice, [behind, 146.4], { radius: 0.7 }))
  return nothing
}
