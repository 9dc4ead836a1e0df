import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { PromotionState } from './promotions.limits.ts'

interface Lasting {
  /** The first and the last day in Paris on which it counts; null where it has none. */
  readonly fromDay: CivilDate | null
  readonly untilDay: CivilDate | null
  readonly stopped: boolean
  readonly mostUses: number | null
}

/** How a code stands on a day, after so many uses. */
export const promotionState = (
  { fromDay, untilDay, stopped, mostUses }: Lasting,
  { day, uses }: { readonly day: CivilDate; readonly uses: number },
): PromotionState => {
  if (stopped) return 'stopped'
  if (untilDay !== null && untilDay < day) return 'over'
  if (mostUses !== null && uses >= mostUses) return 'spent'
  return fromDay !== null && fromDay > day ? 'coming' : 'running'
}
