import { joined, nothing, type Part, part } from '../../form/part.ts'
import { blossom, dot, sewn } from '../../form/sewn.ts'
import { onShell, type ShellPlan, shell } from '../../form/shell.ts'
import { heights } from '../../form/stand.ts'
import { plus } from '../../form/vectors.ts'
import { speaksOf } from '../../garment.ts'
import type { Seam } from '../../pen/seam.ts'
import { weave } from '../cloth/weaves.ts'
import { type CuttingRoom, plainNet } from '../cutting-room.ts'
import type { DressPlans } from './dress-plans.ts'

const spread = <Item>(count: number, at: (place: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, place) => at(place))

/** Lace flowers in relief, dense on the bodice, scattered down the skirt. */
const appliedFlowers = ({ garment, colours, hand }: CuttingRoom, { bodice, skirt }: DressPlans): Part => {
  if (!speaksOf(garment, 'fleurs')) return nothing
  const random = hand('flowers')
  const colour = (near: number) =>
    near > 0.5 ? garment.accent : colours.isWhite ? '#fffdf8' : garment.accent
  const upper = spread(54, () => {
    const at: readonly [number, number] = [random.between(-Math.PI, Math.PI), random.between(108, 134)]
    return (bodice.cut?.(...at) ?? 1) > 1.4
      ? blossom(bodice, at, {
          radius: random.between(1.1, 2),
          turn: random.next() * 6,
          colour: colour(random.next()),
        })
      : []
  })
  const lower = spread(90, () => {
    const fall = random.next() ** 1.9
    return blossom(skirt, [random.between(-Math.PI, Math.PI), heights.waist - 4 - fall * 82], {
      radius: random.between(1, 2.3),
      turn: random.next() * 6,
      colour: colour(random.next()),
    })
  })
  return part([], [...upper, ...lower].flat())
}

/** Sequins that thin out as they rise from the hem, and fall from the bust. */
const sequins = ({ garment, hand }: CuttingRoom, { bodice, skirt }: DressPlans): Part => {
  if (!speaksOf(garment, 'paillettes')) return nothing
  const random = hand('sequins')
  const glints = ['#ffffff', '#eef1f6', '#8b8f9c', '#fdf6e6']
  const on = (plan: ShellPlan, low: number, high: number, thin: number) => {
    const at: readonly [number, number] = [
      random.between(-Math.PI, Math.PI),
      low + (high - low) * random.next() ** thin,
    ]
    return (plan.cut?.(...at) ?? 1) > 0.5
      ? [
          dot(plan, at, {
            radius: random.between(0.16, 0.42),
            colour: glints[Math.floor(random.next() * glints.length)] ?? '#fff',
          }),
        ]
      : []
  }
  return part(
    [],
    [
      ...spread(1500, () => 0).flatMap(() => on(skirt, heights.waist, 6, 2.2)),
      ...spread(420, () => 0).flatMap(() => on(bodice, heights.waist, 132, 1)),
    ],
  )
}

/** Crystals on a belt. */
const crystals = ({ garment, hand }: CuttingRoom, { bodice }: DressPlans): Part => {
  if (!speaksOf(garment, 'cristal')) return nothing
  const random = hand('crystals')
  const belt: ShellPlan = { ...bodice, ease: 1.5 }
  return part(
    [],
    spread(260, () => 0).map(() =>
      dot(
        belt,
        [random.between(-Math.PI, Math.PI), random.between(heights.waist - 1.7, heights.waist + 1.7)],
        {
          radius: random.between(0.2, 0.5),
          colour: random.next() < 0.7 ? '#fffefb' : '#7d8090',
        },
      ),
    ),
  )
}

/** Ostrich feathers: each a quill that bends out of the hem, with barbs as fine as hair. */
const feathers = ({ garment, hand }: CuttingRoom, { skirt }: DressPlans): Part => {
  if (!speaksOf(garment, 'plumes')) return nothing
  const random = hand('feathers')
  const barbs = spread(1500, () => 0).map((): Seam => {
    const angle = random.between(-Math.PI, Math.PI)
    const row = random.next()
    const start = onShell(skirt, angle, skirt.bottom + row * 15, 0.6)
    const fall = random.between(5, 11)
    const swing = random.around(0, 0.5)
    const out = random.between(0.8, 4.2)
    const bend = (share: number) => {
      const way = angle + swing * share
      return plus(start, [
        Math.sin(way) * out * share ** 0.7,
        -fall * share ** 1.15,
        Math.cos(way) * out * share ** 0.7,
      ])
    }
    return {
      path: spread(9, (place) => place / 8).map(bend),
      width: random.between(0.7, 1.5),
      tolerance: 3,
      ...(random.next() < 0.72 && { colour: random.next() < 0.5 ? '#fffaf4' : garment.accent }),
    }
  })
  return part([], barbs)
}

/** Eyelets in two rows along a hem, and its scalloped edge. */
const eyelets = ({ garment }: CuttingRoom, { skirt }: DressPlans): Part => {
  if (!speaksOf(garment, 'broderie anglaise')) return nothing
  const around = 56
  const seams = spread(around, (place) => (place / around) * 2 * Math.PI - Math.PI).flatMap((angle) => [
    ...blossom(skirt, [angle, skirt.bottom + 7], { radius: 1.2, turn: 0.3, colour: '#f7f8f8' }),
    ...blossom(skirt, [angle + Math.PI / around, skirt.bottom + 3.4], {
      radius: 0.8,
      turn: 0,
      petals: 4,
      colour: '#f7f8f8',
    }),
  ])
  const scallops = sewn(
    skirt,
    spread(around * 2 + 1, (place) => place).map(
      (place) =>
        [(place / (around * 2)) * 2 * Math.PI - Math.PI, skirt.bottom + (place % 2 ? 1.6 : 0.3)] as const,
    ),
    { width: 1.4 },
  )
  return part([], [...seams, scallops])
}

/** Net or organza over the skirt, standing a little away from it. */
const overlay = (room: CuttingRoom, { skirt }: DressPlans): Part => {
  const { garment, colours, tiles } = room
  if (!speaksOf(garment, 'tulle superposé', 'organza superposé')) return nothing
  const isNet = speaksOf(garment, 'tulle superposé')
  const cloth = isNet ? plainNet(colours, tiles, { cm: 5, shadow: 0.03 }) : weave('tulle', colours)
  return part([
    shell({
      ...skirt,
      cloth,
      sheer: true,
      line: 0.6,
      bottom: skirt.bottom + (isNet ? 3 : 5),
      relief: (angle, down, height) => {
        const { out, hollow } = skirt.relief?.(angle + 0.11, down, height) ?? { out: 0, hollow: 0 }
        return { out: out * 1.2 + 2.4 * down, hollow }
      },
    }),
  ])
}

const brooch = ({ garment }: CuttingRoom, { bodice }: DressPlans): Part =>
  speaksOf(garment, 'broche')
    ? part(
        [],
        [
          ...blossom(bodice, [1.08, 141], { radius: 2.1, turn: 0.4, colour: '#e9d9a8', petals: 8 }),
          dot(bodice, [1.08, 141], { radius: 0.7, colour: '#fffdf4' }),
        ],
      )
    : nothing

export const dressTrimmings = (room: CuttingRoom, plans: DressPlans): Part =>
  joined(
    overlay(room, plans),
    appliedFlowers(room, plans),
    sequins(room, plans),
    crystals(room, plans),
    feathers(room, plans),
    eyelets(room, plans),
    brooch(room, plans),
  )
