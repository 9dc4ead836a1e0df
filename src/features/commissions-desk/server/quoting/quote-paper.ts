import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { planInstalments } from '../../../commissions/money/instalments.rules.ts'
import { lineCents, quoteTotalCents } from '../../../commissions/quotes/quote.rules.ts'
import type { QuoteContent, QuoteLine, Words } from '../../../commissions/quotes/quote-content.ts'
import type { CommissionRow } from '../../../commissions/server/commissions.table.ts'
import { spoken } from '../../../commissions/server/spoken.public.ts'
import type { StageKey } from '../../../commissions/stages/stages.ts'
import { rateOfMadeToMeasure } from '../../../papers/invoice-of-instalment.ts'
import type { PrintedSeller, Wording } from '../../../papers/printed-parties.ts'
import type { QuotedLine, QuotePaper } from '../../../papers/quote-paper.ts'
import { vatInsideCents } from '../../../papers/vat.rules.ts'

const wording = ({ fr, en }: Words, language: Language): Wording =>
  language === 'en' && en !== null && en !== '' ? { fr, en } : { fr }

const lineOf = (line: QuoteLine, language: Language): QuotedLine => ({
  description: wording(line, language),
  quantity: line.quantity,
  unitGrossCents: line.unitCents,
  grossCents: lineCents(line),
})

const inBoth = (of: (lng: Language) => string): Wording => ({ fr: of('fr'), en: of('en') })

const stageName = (stage: StageKey) => inBoth((lng) => spoken[lng].stages[stage])

const whenOf = (beforeStage: StageKey | null): Wording =>
  inBoth((lng) => {
    const { atOnce, before } = spoken[lng].schedule
    return beforeStage === null ? atOnce : before.replace('{{stage}}', spoken[lng].stages[beforeStage])
  })

/** The tax in each line, added up as invoices do it. */
const vatOf = ({ lines }: QuoteContent) => {
  const vatCents = lines.reduce((sum, line) => sum + vatInsideCents(lineCents(line), rateOfMadeToMeasure), 0)
  return [
    { rateBasisPoints: rateOfMadeToMeasure, baseCents: quoteTotalCents({ lines }) - vatCents, vatCents },
  ]
}

interface Quoted {
  readonly commission: CommissionRow
  readonly version: number
  readonly content: QuoteContent
  readonly issuedOn: CivilDate
  readonly validUntil: CivilDate
  readonly seller: PrintedSeller
  /** What was paid of earlier versions, less what went back. */
  readonly paidCents: number
}

/** A version of a quote as it is printed. */
export const quotePaperOf = ({ commission, content, paidCents, ...facts }: Quoted): QuotePaper => {
  const { number, language, firstName, lastName, email, phone, occasion, eventDate } = commission
  const totalCents = quoteTotalCents(content)
  return {
    ...facts,
    number,
    language,
    customer: { name: `${firstName} ${lastName}`.trim(), email, phone },
    title: wording(content.title, language),
    words: content.words.fr === '' ? null : wording(content.words, language),
    occasion: inBoth((lng) => spoken[lng].occasions[occasion]),
    eventDate,
    handoverBy: content.handoverBy,
    lines: content.lines.map((line) => lineOf(line, language)),
    options: content.options.map((line) => lineOf(line, language)),
    cloths: content.cloths.map(({ readyOn, ...words }) => ({
      description: wording(words, language),
      readyOn,
    })),
    stages: content.stages.map(({ stage }) => stageName(stage)),
    schedule: planInstalments({ totalCents, paidCents, schedule: content.schedule }).map(
      ({ beforeStage, amountCents }) => ({ when: whenOf(beforeStage), cents: amountCents }),
    ),
    totalCents,
    vat: vatOf(content),
  }
}
