import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { Drawing } from '../../shared/pictures/drawing.ts'
import type { PrintedSeller } from './printed-parties.ts'

/** A body as it was measured; without a name it is the customer's own. */
export interface MeasuredBody {
  readonly name: string | null
  readonly takenOn: CivilDate
  readonly isFresh: boolean
  readonly measures: readonly { readonly name: string; readonly cm: string; readonly takenOn: CivilDate }[]
  readonly croquis: Drawing
}

/** What the atelier has to know of a commission to sew it: no amount, no address and no way to reach the customer. */
export interface WorkSheet {
  readonly language: Language
  readonly seller: PrintedSeller
  readonly printedAt: string
  readonly number: string
  readonly firstName: string
  readonly title: string
  readonly occasion: string
  readonly eventDate: CivilDate | null
  readonly handoverBy: CivilDate
  /** What is made, as it was ordered. */
  readonly parts: readonly { readonly text: string; readonly quantity: number }[]
  readonly cloths: readonly { readonly text: string; readonly readyOn: CivilDate | null }[]
  readonly stages: readonly {
    readonly name: string
    readonly isPassed: boolean
    readonly hours: number
    readonly plannedOn: CivilDate | null
    readonly note: string
  }[]
  readonly bodies: readonly MeasuredBody[]
}
