import { addDays } from '../../../../shared/calendar/civil-date.ts'
import { randomId } from '../../../../shared/ids/random-id.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { centsIn, typedEuros } from '../../../../ui/admin/typed-number.ts'
import { marginDays } from '../../../commissions/commissions.limits.ts'
import type { QuoteContent } from '../../../commissions/quotes/quote-content.ts'
import { placeOfStage, type StageKey, stageKeys, usualStages } from '../../../commissions/stages/stages.ts'
import type { DeskCommission } from '../../desk-commission.schema.ts'

/** A row keeps its fields and its focus by its id when another one goes. */
interface Row {
  readonly id: string
}

/** A line as it is typed. */
export interface TypedLine extends Row {
  readonly fr: string
  readonly en: string
  readonly quantity: string
  readonly price: string
}

export interface TypedCloth extends Row {
  readonly fr: string
  readonly en: string
  readonly readyOn: string
}

export interface TypedInstalment extends Row {
  readonly beforeStage: StageKey | ''
  /** In percent. */
  readonly share: string
}

/** A quote as it is typed: nothing is read from it before it is saved. */
export interface TypedQuote {
  readonly titleFr: string
  readonly titleEn: string
  readonly wordsFr: string
  readonly wordsEn: string
  readonly lines: readonly TypedLine[]
  readonly options: readonly TypedLine[]
  readonly cloths: readonly TypedCloth[]
  /** The hours of each stage that there is. */
  readonly hours: Readonly<Partial<Record<StageKey, string>>>
  readonly schedule: readonly TypedInstalment[]
  readonly handoverBy: string
}

export const emptyLine = (): TypedLine => ({ id: randomId(), fr: '', en: '', quantity: '1', price: '' })
export const emptyCloth = (): TypedCloth => ({ id: randomId(), fr: '', en: '', readyOn: '' })
export const newInstalment = (
  beforeStage: TypedInstalment['beforeStage'],
  share: string,
): TypedInstalment => ({
  id: randomId(),
  beforeStage,
  share,
})

/** The hours that a stage usually takes. */
const usualHours: Readonly<Record<StageKey, number>> = {
  measures: 1,
  toile: 16,
  fitting_1: 40,
  fitting_2: 24,
  fitting_3: 12,
  finishing: 20,
  handover: 1,
  retouches: 4,
}

const weeksOfOthers = 8
const daysAWeek = 7
const percent = 100

/** What a first quote begins from, by the occasion. */
export const firstDraft = (
  { occasion, eventDate }: Pick<DeskCommission, 'occasion' | 'eventDate'>,
  today: string,
): TypedQuote => {
  const isWedding = occasion === 'wedding'
  const stages: readonly StageKey[] = isWedding ? usualStages.wedding : usualStages.other
  return {
    titleFr: '',
    titleEn: '',
    wordsFr: '',
    wordsEn: '',
    lines: [emptyLine()],
    options: [],
    cloths: [],
    hours: Object.fromEntries(stages.map((stage) => [stage, String(usualHours[stage])])),
    schedule: isWedding
      ? [newInstalment('', '40'), newInstalment('fitting_1', '30'), newInstalment('finishing', '30')]
      : [newInstalment('', '50'), newInstalment('finishing', '50')],
    handoverBy: eventDate ? addDays(eventDate, -marginDays) : addDays(today, weeksOfOthers * daysAWeek),
  }
}

/** What a member types on from: a draft that was saved, or the version that was sent last. */
export const typedQuote = (content: QuoteContent, lng: 'fr' | 'en'): TypedQuote => {
  const lineOf = ({ fr, en, quantity, unitCents }: QuoteContent['lines'][number]): TypedLine => ({
    ...emptyLine(),
    fr,
    en: en ?? '',
    quantity: String(quantity),
    price: typedEuros(eurosOfCents(unitCents), lng),
  })
  return {
    titleFr: content.title.fr,
    titleEn: content.title.en ?? '',
    wordsFr: content.words.fr,
    wordsEn: content.words.en ?? '',
    lines: content.lines.map(lineOf),
    options: content.options.map(lineOf),
    cloths: content.cloths.map(({ fr, en, readyOn }) => ({
      ...emptyCloth(),
      fr,
      en: en ?? '',
      readyOn: readyOn ?? '',
    })),
    hours: Object.fromEntries(content.stages.map(({ stage, hours }) => [stage, String(hours)])),
    schedule: content.schedule.map(({ beforeStage, share }) =>
      newInstalment(beforeStage ?? '', String(share / percent)),
    ),
    handoverBy: content.handoverBy,
  }
}

const wholeIn = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined)

const shareIn = (typed: string) => {
  const share = Number(typed.trim().replace(',', '.'))
  return typed.trim() !== '' && share >= 0 && share <= percent ? Math.round(share * percent) : undefined
}

const isBlank = (line: Readonly<Record<string, string>>) =>
  Object.entries(line).every(([name, text]) => name === 'id' || name === 'quantity' || text.trim() === '')

/** What is typed, as it is saved; the names of the fields that can not be read where there are any. */
export const readQuote = (
  typed: TypedQuote,
): { readonly content: QuoteContent } | { readonly unreadable: readonly string[] } => {
  const unreadable: string[] = []
  const need = <Value>(value: Value | undefined, field: string, instead: Value): Value => {
    if (value === undefined) unreadable.push(field)
    return value ?? instead
  }
  const linesOf = (lines: readonly TypedLine[], name: string) =>
    lines.flatMap((line, index) => {
      if (isBlank({ ...line })) return []
      if (line.fr.trim() === '') unreadable.push(`${name}.${index}.fr`)
      return [
        {
          fr: line.fr.trim(),
          en: line.en.trim() || null,
          quantity: need(wholeIn(line.quantity), `${name}.${index}.quantity`, 1),
          unitCents: need(centsIn(line.price), `${name}.${index}.price`, 0),
        },
      ]
    })
  if (typed.titleFr.trim() === '') unreadable.push('titleFr')
  const content: QuoteContent = {
    title: { fr: typed.titleFr.trim(), en: typed.titleEn.trim() || null },
    words: { fr: typed.wordsFr.trim(), en: typed.wordsEn.trim() || null },
    lines: linesOf(typed.lines, 'lines'),
    options: linesOf(typed.options, 'options'),
    cloths: typed.cloths.flatMap((cloth, index) => {
      if (isBlank({ ...cloth })) return []
      if (cloth.fr.trim() === '') unreadable.push(`cloths.${index}.fr`)
      return [{ fr: cloth.fr.trim(), en: cloth.en.trim() || null, readyOn: cloth.readyOn || null }]
    }),
    stages: stageKeys.flatMap((stage) => {
      const hours = typed.hours[stage]
      return hours === undefined ? [] : [{ stage, hours: need(wholeIn(hours), `hours.${stage}`, 0) }]
    }),
    schedule: typed.schedule
      .map(({ beforeStage, share }, index) => ({
        beforeStage: beforeStage || null,
        share: need(shareIn(share), `schedule.${index}.share`, 0),
      }))
      .toSorted(
        (one, other) =>
          (one.beforeStage ? placeOfStage(one.beforeStage) : -1) -
          (other.beforeStage ? placeOfStage(other.beforeStage) : -1),
      ),
    handoverBy: need(typed.handoverBy || undefined, 'handoverBy', '2000-01-01'),
  }
  return unreadable.length > 0 ? { unreadable } : { content }
}

/** The instalments whose stage there still is. */
export const withinStages = (schedule: TypedQuote['schedule'], hours: TypedQuote['hours']) =>
  schedule.filter(({ beforeStage }) => beforeStage === '' || hours[beforeStage] !== undefined)

/** What the lines come to as far as they can be read, in cents. */
export const typedTotalCents = ({ lines }: Pick<TypedQuote, 'lines'>) =>
  lines.reduce((sum, { quantity, price }) => sum + (wholeIn(quantity) ?? 0) * (centsIn(price) ?? 0), 0)
