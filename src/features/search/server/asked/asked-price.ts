import { type AskedFilter, edge, end, type FoundFilter, matchesOf, space } from './asked-filter.ts'

/** A smaller number without a sign of money may be a size, a day or an age, and is not a price. */
const leastUnsigned = 100

/** « Around » a price allows as much on both sides. */
const aroundShare = 0.2

const money = `${space}*(?:€|euros?|eur)`
const number = String.raw`\d{1,3}(?:[\s.,']\d{3})+(?!\d)|\d{1,7}(?:[.,]\d{1,2}(?!\d))?`
const units = 'cm|mm|kg|ans?|years?|jours?|days?|semaines?|weeks?|mois|months?|%'
const amount = (name: string) =>
  `(?<${name}Sign>€${space}*)?(?<${name}>${number})(?<${name}Thousands>${space}?k${end})?(?<${name}Money>${money}${end}|€)?(?!${space}*(?:${units})${end})(?![\\d])`

const most = [
  'moins de',
  "moins d'",
  'sous(?: les)?',
  "jusqu'?a",
  'max(?:imum)?\\.?(?: de)?',
  'pas plus de',
  'en dessous de',
  'au(?:-| )dessous de',
  'inferieure?s? a',
  'under',
  'below',
  'less than',
  'up to',
  'at most',
  'no more than',
  'not over',
  'cheaper than',
  'within',
  'budget(?: (?:de|of|max(?:imum)?))?',
  '<=?',
  '≤',
]
const least = [
  'plus de',
  'a partir de',
  'des',
  'au(?:-| )dessus de',
  'au moins',
  'min(?:imum)?\\.?(?: de)?',
  'superieure?s? a',
  'over',
  'above',
  'more than',
  'at least',
  'from',
  'starting (?:at|from)',
  '>=?',
  '≥',
]
const around = ['autour de', 'environ', 'vers', 'aux alentours de', 'around', 'about', 'approximately', '~']

const spaced = (words: readonly string[]) => words.join('|').replaceAll(' ', `${space}+`)

/** « Prix : » and the like, which say no more than the amount does. */
const lead = `(?:${edge}(?:prix|prices?|priced|budget|a)${space}*:?${space}+)?`

const expression = (pattern: string) => new RegExp(pattern, 'giu')

const between = expression(
  `${lead}${edge}(?:${spaced(['entre', 'between', 'de', 'from'])})${space}+${amount('one')}${space}*(?:${spaced(['et', 'and', 'a', 'to'])}|-|–)${space}*${amount('two')}${end}`,
)
const span = expression(`${edge}${amount('one')}${space}*(?:-|–|a|to)${space}*${amount('two')}${end}`)
const before = expression(
  `${lead}(?:${edge}(?:(?<most>${spaced(most)})|(?<least>${spaced(least)})|(?<around>${spaced(around)})))${space}*:?${space}*${amount('one')}${end}`,
)
const after = expression(
  `${edge}${amount('one')}${space}*(?:(?<most>${spaced(['max(?:imum)?', 'ou moins', 'or less', 'or under', 'et moins'])})|(?<least>${spaced(['min(?:imum)?', 'ou plus', 'or more', 'et plus'])}))${end}`,
)
const alone = expression(`${edge}${amount('one')}${end}`)

type Groups = Readonly<Record<string, string | undefined>>

const isSigned = (groups: Groups, name: string) =>
  groups[`${name}Sign`] !== undefined || groups[`${name}Money`] !== undefined

/** « 1 200 », « 1,200 » and « 1.200 » are thousands; « 12,50 » has cents. */
const eurosOf = (groups: Groups, name: string) => {
  const written = groups[name] ?? ''
  const plain = /[.,]\d{1,2}$/.test(written)
    ? written.replace(',', '.').replace(/[^\d.]/g, '')
    : written.replace(/\D/g, '')
  return Number(plain) * (groups[`${name}Thousands`] ? 1000 : 1)
}

const isPrice = (groups: Groups, name: string) =>
  isSigned(groups, name) || groups[`${name}Thousands`] !== undefined || eurosOf(groups, name) >= leastUnsigned

const rangeIn = ({ groups = {} }: RegExpExecArray): AskedFilter | undefined => {
  if (!isPrice(groups, 'one') && !isSigned(groups, 'two')) return undefined
  if (!isPrice(groups, 'two')) return undefined
  const [one, two] = [eurosOf(groups, 'one'), eurosOf(groups, 'two')]
  return { filter: 'price', min: Math.min(one, two), max: Math.max(one, two) }
}

/** Two numbers with nothing but a line between them may be years. */
const signedRangeIn = (match: RegExpExecArray) =>
  isSigned(match.groups ?? {}, 'one') || isSigned(match.groups ?? {}, 'two') ? rangeIn(match) : undefined

const limitIn = ({ groups = {} }: RegExpExecArray): AskedFilter | undefined => {
  if (!isPrice(groups, 'one')) return undefined
  const euros = eurosOf(groups, 'one')
  const { least: saysLeast, around: saysAround } = groups
  if (saysLeast !== undefined) return { filter: 'price', min: euros }
  if (saysAround === undefined) return { filter: 'price', max: euros }
  return {
    filter: 'price',
    min: Math.round(euros * (1 - aroundShare)),
    max: Math.round(euros * (1 + aroundShare)),
  }
}

/** An amount of money alone is what the customer wants to spend at most. */
const signedLimitIn = (match: RegExpExecArray) =>
  isSigned(match.groups ?? {}, 'one') ? limitIn(match) : undefined

/** The prices of a search, the surest way of saying them first: « entre 500 et 900 », « sous 500 », « 500 € ». */
export const askedPrices = (plain: string): readonly FoundFilter[] => [
  ...matchesOf(plain, between, rangeIn),
  ...matchesOf(plain, span, signedRangeIn),
  ...matchesOf(plain, before, limitIn),
  ...matchesOf(plain, after, limitIn),
  ...matchesOf(plain, alone, signedLimitIn),
]
