import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { otherUnionCountries } from '../../../shared/postal/union-countries.ts'
import type { InvoiceContent, VatRegime } from '../../papers/invoice-content.ts'
import type { LineNature } from '../../papers/line-nature.ts'

/** Lines of papers of one day that differ in their amounts only, added up; amounts of credit notes are positive. */
export interface SalesGroup {
  readonly day: CivilDate
  readonly kind: InvoiceContent['kind']
  readonly regime: VatRegime
  readonly rate: number
  readonly nature: LineNature
  /** Where the goods were handed over. */
  readonly country: string
  readonly isBusiness: boolean
  readonly netCents: number
  readonly vatCents: number
}

/** How a sale is taxed: here, in the Union below its threshold, over the One Stop Shop, or not at all. */
export const treatments = ['france', 'union', 'one-stop-shop', 'export'] as const

export type Treatment = (typeof treatments)[number]

export const operations = ['goods', 'services'] as const

const isElsewhereInUnion = (country: string) => otherUnionCountries.some((other) => other === country)

const treatmentOf = ({ regime, country }: Pick<SalesGroup, 'regime' | 'country'>): Treatment => {
  if (regime !== 'french') return regime
  return isElsewhereInUnion(country) ? 'union' : 'france'
}

export interface Taxed {
  readonly baseCents: number
  readonly vatCents: number
}

/** What groups come to, less what was given back. */
export const taxedOf = (groups: readonly SalesGroup[]): Taxed =>
  groups.reduce(
    (sum, { kind, netCents, vatCents }) => {
      const sign = kind === 'invoice' ? 1 : -1
      return { baseCents: sum.baseCents + sign * netCents, vatCents: sum.vatCents + sign * vatCents }
    },
    { baseCents: 0, vatCents: 0 },
  )

const keyOf = (group: SalesGroup) => {
  const operation = group.nature === 'services' ? 'services' : 'goods'
  const clientele = group.isBusiness ? 'business' : 'consumer'
  return {
    treatment: treatmentOf(group),
    country: group.country,
    rate: group.rate,
    clientele,
    operation,
  } as const
}

const inTurn = <Key>(groups: readonly SalesGroup[], key: (group: SalesGroup) => Key) =>
  [...Map.groupBy(groups, (group) => JSON.stringify(key(group)))].flatMap(([, same]) => {
    const [first] = same
    return first ? [{ ...key(first), ...taxedOf(same) }] : []
  })

/** Base and tax by treatment, country, rate, clientele and operation. Delivery and goodwill follow the goods. */
export const vatLines = (groups: readonly SalesGroup[]) =>
  inTurn(groups, keyOf).toSorted(
    (one, other) =>
      treatments.indexOf(one.treatment) - treatments.indexOf(other.treatment) ||
      one.country.localeCompare(other.country) ||
      other.rate - one.rate ||
      `${one.clientele}${one.operation}`.localeCompare(`${other.clientele}${other.operation}`),
  )

/** Base and tax of each day by rate, the first day first. */
export const vatDays = (groups: readonly SalesGroup[]) =>
  inTurn(groups, ({ day, rate }) => ({ day, rate })).toSorted(
    (one, other) => one.day.localeCompare(other.day) || other.rate - one.rate,
  )

const frenchBoxes = { 2000: '08', 550: '09', 1000: '9B', 210: '11' } as const satisfies Record<number, string>

const boxOf = (group: SalesGroup) => {
  if (group.regime === 'export') return 'E1'
  if (group.regime === 'one-stop-shop') return 'OSS'
  return Object.entries(frenchBoxes).find(([rate]) => Number(rate) === group.rate)?.[1] ?? '14'
}

export const vatBoxes = ['A1', 'E1', '08', '09', '9B', '11', '14', 'OSS'] as const

/** The lines of the French return (CA3), and what is declared over the One Stop Shop. */
export const declaredVat = (groups: readonly SalesGroup[]) => {
  const french = groups.filter(({ regime }) => regime === 'french')
  return vatBoxes.flatMap((box) => {
    const own = box === 'A1' ? french : groups.filter((group) => boxOf(group) === box)
    return own.length === 0 ? [] : [{ box, ...taxedOf(own) }]
  })
}

/** What consumers elsewhere in the Union bought, without tax, which counts towards the threshold of the Union. */
export const unionSalesCents = (groups: readonly SalesGroup[]) =>
  taxedOf(
    groups.filter(({ country, isBusiness, regime }) => {
      const isTaxed = regime !== 'export'
      return isTaxed && !isBusiness && isElsewhereInUnion(country)
    }),
  ).baseCents
