import { numberIn, typedEuros } from '../../../ui/admin/typed-number.ts'
import type { Typed } from '../../../ui/forms/form/use-typed.ts'
import { emailMaxLength } from '../../accounts/accounts.limits.ts'
import type { Promotion } from '../promotions.contract.ts'
import { type Audience, audiences, promotionLimits } from '../promotions.limits.ts'

/** The fields of the form, in their order. */
export const promotionNames = [
  'code',
  'kind',
  'percent',
  'amount',
  'least',
  'fromDay',
  'untilDay',
  'mostUses',
  'mostPerCustomer',
  'audience',
  'people',
  'excludesReduced',
  'excludesMadeToMeasure',
  'stopped',
] as const

type Name = (typeof promotionNames)[number]

export type TypedPromotion = Typed<Name>

/** The key of a sentence that says what is wrong. */
type Fault =
  | 'code'
  | 'percent'
  | 'amount'
  | 'least'
  | 'leastOfAmount'
  | 'until'
  | 'count'
  | 'noPeople'
  | 'people'

type Faults = Readonly<Partial<Record<Name, Fault | undefined>>>

const ticked = (isTicked: boolean) => (isTicked ? 'on' : '')
const digits = (count: number | null) => (count === null ? '' : String(count))

/** What the fields hold at first: a new code is for anybody, once for each, and leaves out nothing. */
export const typedPromotion = (promotion: Promotion | undefined, lng: 'fr' | 'en'): TypedPromotion => {
  const euros = (amount: number | null | undefined) => (amount ? typedEuros(amount, lng) : '')
  return {
    code: promotion?.code ?? '',
    kind: promotion && promotion.percent === null ? 'amount' : 'percent',
    percent: digits(promotion?.percent ?? null),
    amount: euros(promotion?.amount),
    least: euros(promotion?.least),
    fromDay: promotion?.fromDay ?? '',
    untilDay: promotion?.untilDay ?? '',
    mostUses: digits(promotion?.mostUses ?? null),
    mostPerCustomer: promotion ? digits(promotion.mostPerCustomer) : '1',
    audience: promotion?.audience ?? 'everyone',
    people: promotion?.people.join('\n') ?? '',
    excludesReduced: ticked(promotion?.excludesReduced ?? false),
    excludesMadeToMeasure: ticked(promotion?.excludesMadeToMeasure ?? false),
    stopped: ticked(promotion?.stopped ?? false),
  }
}

/** The addresses of a list, however they are separated. */
const peopleIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

const looksLikeEmail = (text: string) =>
  text.length <= emailMaxLength && /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(text)

const isBetween = (typed: string, least: number, most: number) => {
  const number = numberIn(typed)
  return number >= least && number <= most
}

const isWhole = (typed: string) => /^\d+$/.test(typed.trim())

const isCount = (typed: string) =>
  typed.trim() === '' || (isWhole(typed) && isBetween(typed, 1, promotionLimits.mostUses))

const faultOfLeast = ({ kind, least, amount }: TypedPromotion): Fault | undefined => {
  const euros = least.trim() === '' ? 0 : numberIn(least)
  if (Number.isNaN(euros)) return 'least'
  return kind === 'amount' && euros <= numberIn(amount) ? 'leastOfAmount' : undefined
}

const faultOfPeople = (typed: TypedPromotion): Fault | undefined => {
  if (typed.audience !== 'named') return undefined
  const people = peopleIn(typed.people)
  if (people.length === 0) return 'noPeople'
  return people.every(looksLikeEmail) ? undefined : 'people'
}

const faultOfReduction = ({ kind, percent, amount }: TypedPromotion): Faults => {
  const { highestPercent, highestEuros } = promotionLimits
  if (kind === 'amount') return isBetween(amount, 1, highestEuros) ? {} : { amount: 'amount' }
  return isWhole(percent) && isBetween(percent, 1, highestPercent) ? {} : { percent: 'percent' }
}

/** What the browser can see of what is wrong, as keys of the sentences. */
export const faultsOfPromotion = (typed: TypedPromotion): Faults => ({
  code: /^[a-z0-9][a-z0-9-]{2,38}[a-z0-9]$/i.test(typed.code.trim()) ? undefined : 'code',
  ...faultOfReduction(typed),
  least: faultOfLeast(typed),
  untilDay: typed.fromDay && typed.untilDay && typed.untilDay < typed.fromDay ? 'until' : undefined,
  mostUses: isCount(typed.mostUses) ? undefined : 'count',
  mostPerCustomer: isCount(typed.mostPerCustomer) ? undefined : 'count',
  people: faultOfPeople(typed),
})

/** What is typed, as the call takes it. */
export const promotionOf = (typed: TypedPromotion) => {
  const count = (text: string) => (text.trim() === '' ? null : numberIn(text))
  const isAmount = typed.kind === 'amount'
  const audience: Audience = audiences.find((each) => each === typed.audience) ?? 'everyone'
  return {
    code: typed.code.trim(),
    percent: isAmount ? null : numberIn(typed.percent),
    amount: isAmount ? numberIn(typed.amount) : null,
    least: typed.least.trim() === '' ? 0 : numberIn(typed.least),
    fromDay: typed.fromDay || null,
    untilDay: typed.untilDay || null,
    mostUses: count(typed.mostUses),
    mostPerCustomer: count(typed.mostPerCustomer),
    audience,
    people: audience === 'named' ? peopleIn(typed.people) : [],
    excludesReduced: typed.excludesReduced !== '',
    excludesMadeToMeasure: typed.excludesMadeToMeasure !== '',
    stopped: typed.stopped !== '',
  }
}
