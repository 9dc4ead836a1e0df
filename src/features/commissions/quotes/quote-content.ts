import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { ScheduleEntry } from '../money/instalments.rules.ts'
import type { StageKey } from '../stages/stages.ts'

/** French, which prevails, and English beside it. */
export interface Words {
  readonly fr: string
  readonly en: string | null
}

/** What is made, or done, and its price with VAT. */
export interface QuoteLine extends Words {
  readonly quantity: number
  readonly unitCents: number
}

/** A cloth that it is made of. */
export interface QuoteCloth extends Words {
  /** When it lies in the atelier; null where it does already. */
  readonly readyOn: CivilDate | null
}

export interface QuoteStage {
  readonly stage: StageKey
  /** Of work before its end. */
  readonly hours: number
}

/** What a version of a quote says. Once it was sent, it never changes. */
export interface QuoteContent {
  readonly title: Words
  readonly words: Words
  readonly lines: readonly QuoteLine[]
  /** What could be added, with its price; it counts in no total. */
  readonly options: readonly QuoteLine[]
  readonly cloths: readonly QuoteCloth[]
  readonly stages: readonly QuoteStage[]
  readonly schedule: readonly ScheduleEntry[]
  /** The day on which it is to be handed over at the latest. */
  readonly handoverBy: CivilDate
}
