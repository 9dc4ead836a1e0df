import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { PrintedSeller } from './printed-parties.ts'

/** The appointments of one day, for the team that receives them; texts are in the language of the person who prints. */
export interface DaySheet {
  readonly language: Language
  readonly seller: PrintedSeller
  readonly day: CivilDate
  readonly printedAt: string
  readonly visits: readonly {
    /** « 10:00 – 11:30 ». */
    readonly time: string
    readonly salon: string
    readonly kind: string
    readonly customer: string
    readonly phone: string
    /** What has to be known beforehand, each on a line of its own. */
    readonly details: readonly string[]
  }[]
}
