import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import { degrees } from '../../curves.ts'
import { nothing, type Part, part } from '../../form/part.ts'
import { onShell, type ShellPlan, shell } from '../../form/shell.ts'
import { heights, type Section } from '../../form/stand.ts'
import { type Side, speaksOf } from '../../garment.ts'
import { accentWeave, weave } from '../cloth/weaves.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import type { DressPlans } from '../dress/dress-plans.ts'
import { bow } from './bows.ts'

const beltWords = ['ceinture', 'ruban de satin', 'cordelette']
const contrastWords = ['gros-grain', 'ruban', 'noué', 'amovible', 'cordelette', 'cristal']

const beltHalf = (garment: Garment) => {
  if (speaksOf(garment, 'fine', 'cordelette')) return 0.8
  return speaksOf(garment, 'large') ? 3.6 : 1.9
}

/** What is tied around the waist, or under the bust. */
export const beltOf = (room: CuttingRoom, { silhouette, skirt }: DressPlans, side: Side): Part => {
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
