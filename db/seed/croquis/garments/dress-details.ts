import { degrees } from '../curves.ts'
import { joined, nothing, type Part, part } from '../form/part.ts'
import { button, sewn } from '../form/sewn.ts'
import { onShell, type ShellPlan, shell } from '../form/shell.ts'
import { heights, type Section } from '../form/stand.ts'
import { type Garment, type Side, speaksOf } from '../garment.ts'
import { bow } from './bows.ts'
import type { CuttingRoom } from './cutting-room.ts'
import type { DressPlans } from './dress.ts'
import { backEdgeAt, coversShoulders, frontEdgeAt } from './necklines.ts'
import { accentWeave, weave } from './weaves.ts'

const behind = Math.PI

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

const lacing = (plan: ShellPlan, { from, skirt }: { from: number; skirt: ShellPlan }): Part => {
  const rows = Array.from({ length: 8 }, (_, place) => from - 1.5 - place * ((from - heights.waist - 1) / 8))
  const wide = 0.13
  return part(
    [],
    [
      ...rows.slice(0, -1).flatMap((height, place) => {
        const next = rows[place + 1] ?? height
        return [
          sewn(
            plan,
            [
              [behind - wide, height],
              [-behind + wide, next],
            ].map(([a = 0, h = 0]) => [a > 0 ? a - 2 * Math.PI : a, h] as const),
            { width: 2 },
          ),
          sewn(
            plan,
            [
              [-behind + wide, height],
              [-behind - wide, next],
            ],
            { width: 2 },
          ),
        ]
      }),
      ...[wide, -wide].map((away) =>
        sewn(
          plan,
          [
            [behind + away, from - 0.5],
            [behind + away, heights.waist],
          ],
          { width: 1.4 },
        ),
      ),
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
    ],
  )
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
const backCloses = (room: CuttingRoom, { bodice, skirt }: DressPlans): Part => {
  const { garment } = room
  const from = Math.min(146, backEdgeAt(garment, behind))
  if (garment.back === 'lacé') return lacing(bodice, { from, skirt })
  if (garment.back === 'smocké') return smocking(bodice)
  if (garment.back === 'boutonné') {
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

const beltWords = ['ceinture', 'ruban de satin', 'cordelette']
const contrastWords = ['gros-grain', 'ruban', 'noué', 'amovible', 'cordelette', 'cristal']

const beltHalf = (garment: Garment) => {
  if (speaksOf(garment, 'fine', 'cordelette')) return 0.8
  return speaksOf(garment, 'large') ? 3.6 : 1.9
}

/** What is tied around the waist, or under the bust. */
const beltOf = (room: CuttingRoom, { silhouette, skirt }: DressPlans, side: Side): Part => {
  const { garment, colours } = room
  if (!speaksOf(garment, ...beltWords)) return nothing
  const at = silhouette.seam ?? heights.waist
  const half = beltHalf(garment)
  const cloth = speaksOf(garment, ...contrastWords)
    ? accentWeave('satin', colours, { white: colours.isWhite ? 0.5 : 0 })
    : weave('satin', colours)
  const plan: ShellPlan = {
    cloth,
    top: at + half,
    bottom: at - half,
    section: (height) => (silhouette.seam === undefined ? widened(skirt.section(height)) : undefined),
    ease: 1.25,
    cols: 160,
    rows: 12,
  }
  const isTied = side === 'front' && speaksOf(garment, 'noué', 'cordelette')
  return part([shell(plan), ...(isTied ? beltBow(room, plan) : [])])
}

/** A belt lies over what it holds together. */
const widened = (section: Section | undefined): Section | undefined =>
  section && { ...section, halfWidth: section.halfWidth + 2.4, halfDepth: section.halfDepth + 2.4 }

const beltBow = ({ garment }: CuttingRoom, plan: ShellPlan) => {
  const facing = garment.silhouette === 'empire' ? degrees(6) : degrees(28)
  const size = speaksOf(garment, 'cordelette')
    ? { loop: 4, broad: 1.6, tail: 26 }
    : { loop: 7, broad: 4.4, tail: 34 }
  const at = onShell(plan, facing, (plan.top + plan.bottom) / 2, 0.4)
  return bow({ cloth: plan.cloth, at, facing, ...size, pushed: size.tail * 0.36 })
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

export const dressDetails = (room: CuttingRoom, plans: DressPlans, side: Side): Part =>
  joined(
    beltOf(room, plans, side),
    bigBow(room, side),
    ...(side === 'front'
      ? [shapingSeams(room, plans.bodice), wrapOf(room, plans), pocketsOf(room, plans)]
      : [backCloses(room, plans)]),
  )
