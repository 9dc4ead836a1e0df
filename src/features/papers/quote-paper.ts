import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { VatShare } from './invoice-content.ts'
import type { PrintedSeller, Wording } from './printed-parties.ts'

/** What is offered at a price, which includes the VAT. */
export interface QuotedLine {
  readonly description: Wording
  readonly quantity: number
  readonly unitGrossCents: number
  readonly grossCents: number
}

/** A part of the price, and when it is paid. */
export interface QuotedInstalment {
  readonly when: Wording
  readonly cents: number
}

/** Everything that is printed on a quote for a product made to measure (§11.8). */
export interface QuotePaper {
  readonly number: string
  readonly version: number
  readonly issuedOn: CivilDate
  readonly validUntil: CivilDate
  readonly language: Language
  readonly seller: PrintedSeller
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly title: Wording
  readonly words: Wording | null
  readonly occasion: Wording
  readonly eventDate: CivilDate | null
  readonly handoverBy: CivilDate
  readonly lines: readonly QuotedLine[]
  readonly options: readonly QuotedLine[]
  readonly cloths: readonly { readonly description: Wording; readonly readyOn: CivilDate | null }[]
  /** The stages by name, in their order. */
  readonly stages: readonly Wording[]
  readonly schedule: readonly QuotedInstalment[]
  readonly totalCents: number
  readonly vat: readonly VatShare[]
}
