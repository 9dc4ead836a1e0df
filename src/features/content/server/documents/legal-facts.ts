import { weekdayRange } from '../../../../shared/dates.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { spacedVatNumber } from '../../../../shared/vat-number.ts'
import { pathTo } from '../../../../sitemap.ts'
import type { House } from '../../../settings/house.schema.ts'
import type { Seller } from '../../../settings/seller.schema.ts'
import type { Facts } from './fill-in.ts'

export interface LegalFacts {
  readonly seller: Seller
  readonly house: House
  readonly publicUrl: string
  readonly lng: Language
}

const groupsOfThree = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0')

const seatOf = ({ seat }: Seller, lng: Language) => {
  const country = new Intl.DisplayNames(locales[lng], { type: 'region' }).of(seat.countryCode)
  return `${seat.street}, ${seat.postalCode} ${seat.city}, ${country}`
}

const hoursOf = ({ hours }: House, lng: Language) =>
  hours.customerService
    .map(({ days, opens, closes }) => `${weekdayRange(days, lng)}, ${opens}–${closes}`)
    .join(' ; ')

/** What the legal texts leave blank: who sells, how to reach the house, who mediates. */
export const legalFacts = ({ seller, house, publicUrl, lng }: LegalFacts): Facts => ({
  'house.phone': house.phone,
  'house.email': house.email,
  'house.hours': hoursOf(house, lng),
  'seller.legalName': seller.legalName,
  'seller.legalForm': seller.legalForm,
  'seller.capital': formatEuros(eurosOfCents(seller.capitalCents), lng),
  'seller.seat': seatOf(seller, lng),
  'seller.register': `RCS ${seller.rcsCity} ${groupsOfThree(seller.siren)}`,
  'seller.siret': `${groupsOfThree(seller.siren)} ${seller.siret.slice(seller.siren.length)}`,
  'seller.vatNumber': spacedVatNumber(seller.vatNumber),
  'seller.returnsEmail': seller.returnsEmail,
  'seller.textileId': seller.textileId,
  'mediator.name': seller.mediator.name,
  'mediator.address': seller.mediator.address,
  'mediator.url': seller.mediator.url,
  'mediator.email': seller.mediator.email,
  'withdrawal.url': publicUrl + localizedPath(pathTo('withdrawal'), lng),
})
