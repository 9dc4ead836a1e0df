import type { ShellPlan } from '../../form/shell.ts'
import { heights } from '../../form/stand.ts'
import type { CuttingRoom } from '../cutting-room.ts'

/** The band that a skirt or trousers hang from. */
export const waistband = ({ cloth }: CuttingRoom, ease = 1.1): ShellPlan => ({
  cloth,
  top: heights.waist + 2.4,
  bottom: heights.waist - 2,
  section: () => undefined,
  ease,
  cols: 140,
  rows: 12,
})
