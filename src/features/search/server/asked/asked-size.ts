import { sizeTable } from '../../../sizing/size-table.ts'
import { type AskedFilter, edge, end, type FoundFilter, matchesOf, space } from './asked-filter.ts'

/** The size that the atelier makes to the customer's measures, as the shop names it. */
const madeToMeasure = 'Sur mesure'

const houseSizes = sizeTable.map(({ size }) => size).join('|')

/** « En », « du », « in a »: they belong to the size and mean nothing without it. */
const lead = `(?:${edge}(?:en|du|de|in|in${space}a|a|la)${space}+)?`

const keyword = `(?:tailles?|sizes?|t\\.?)`

const named = new RegExp(
  `${lead}${edge}(?:${keyword}${space}*:?${space}*(?:fr|eu)?|fr|eu)${space}*(?<size>${houseSizes})${end}`,
  'giu',
)

/** « UK 12 », « size 8 US » and « taille it 44 »: sizes of other countries. */
const foreign = new RegExp(
  `${lead}(?:${edge}${keyword}${space}*)?${edge}(?<country>uk|us)${space}*(?:${keyword}${space}*)?(?<number>\\d{1,2})${end}` +
    `|${lead}${edge}${keyword}${space}*(?<italian>it)${space}*(?<italianNumber>\\d{2})${end}` +
    `|${lead}(?:${edge}${keyword}${space}*)?${edge}(?<numberFirst>\\d{1,2})${space}*(?<countryLast>uk|us)${end}`,
  'giu',
)

/** « Size 12 » without a country is a British one: no French size has this number. */
const british = new RegExp(`${lead}${edge}sizes?${space}*:?${space}*(?<number>\\d{1,2})${end}`, 'giu')

const bare = new RegExp(
  `${lead}(?<![\\p{L}\\p{N}\\-./€])(?<size>${houseSizes})(?![\\p{L}\\p{N}%€/-]|[.,]\\d|${space}*(?:€|euros?|eur|cm|mm|ans?|years?|den|deniers?)${end})`,
  'giu',
)

/** Who looks for large sizes finds what comes in the largest. */
const largest = new RegExp(`${lead}${edge}(?:grandes?${space}+tailles?|plus[\\s-]+size)${end}`, 'giu')

const toMeasure = new RegExp(
  `${lead}${edge}(?:sur[\\s-]+mesures?|made[\\s-]+to[\\s-]+measure|bespoke)${end}`,
  'giu',
)

type Country = 'uk' | 'us' | 'it'

const houseSizeOf = (country: string | undefined, number: string | undefined): AskedFilter | undefined => {
  const row = sizeTable.find((one) => one[country?.toLowerCase() as Country] === String(Number(number)))
  return row && { filter: 'size', size: row.size }
}

const sizeIn = ({ groups: { size = '' } = {} }: RegExpExecArray): AskedFilter => ({ filter: 'size', size })

const foreignIn = ({ groups: said = {} }: RegExpExecArray) => {
  const { country, italian, countryLast, number, italianNumber, numberFirst } = said
  return houseSizeOf(country ?? italian ?? countryLast, number ?? italianNumber ?? numberFirst)
}

const britishIn = ({ groups: { number } = {} }: RegExpExecArray) => houseSizeOf('uk', number)

/** The size of a search, the surest way of saying it first. */
export const askedSizes = (plain: string): readonly FoundFilter[] => [
  ...matchesOf(plain, toMeasure, () => ({ filter: 'size', size: madeToMeasure })),
  ...matchesOf(plain, largest, () => ({ filter: 'size', size: sizeTable.at(-1)?.size ?? '' })),
  ...matchesOf(plain, foreign, foreignIn),
  ...matchesOf(plain, named, sizeIn),
  ...matchesOf(plain, british, britishIn),
  ...matchesOf(plain, bare, sizeIn),
]
