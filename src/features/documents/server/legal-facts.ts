import { longDay } from '../../../shared/dates/long-day.ts'
import { weekdayRange } from '../../../shared/dates/weekdays.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { countryName } from '../../../shared/postal/country-name.ts'
import { spacedVatNumber } from '../../../shared/vat-number.ts'
import { pathTo } from '../../../sitemap.ts'
import type { DeliveryTerms, Span } from '../../settings/delivery.schema.ts'
import { readyDaysOf } from '../../settings/delivery-terms.ts'
import type { House } from '../../settings/house.schema.ts'
import type { Seller } from '../../settings/seller.schema.ts'
import type { ServicePrices } from '../../settings/services.schema.ts'
import type { Facts } from './fill-in.ts'
import { ownFacts } from './own-facts.ts'

export interface LegalFacts {
  readonly seller: Seller
  readonly house: House
  readonly delivery: DeliveryTerms
  /** Told by texts of the salon; what is printed with an order does without. */
  readonly services?: ServicePrices
  readonly publicUrl: string
  readonly lng: Language
}

interface Address {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly countryCode: string
}

const groupsOfThree = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0')

const addressLine = ({ street, postalCode, city, countryCode }: Address, lng: Language) =>
  `${street}, ${postalCode} ${city}, ${countryName(countryCode, lng)}`

const hoursLine = (openings: House['hours']['salon'], lng: Language) =>
  openings.map(({ days, opens, closes }) => `${weekdayRange(days, lng)}, ${opens}–${closes}`).join(' ; ') ||
  words[lng].never

const words = {
  fr: {
    from: (min: number, max: number) => (min === max ? `${max}` : `${min} à ${max}`),
    free: (price: string, from: string) => `${price}, offerte dès ${from} d’achat, réductions déduites`,
    and: ' et ',
    never: 'aucune heure pour l’instant',
    conformity: { none: 'non conforme', partial: 'partiellement conforme', full: 'totalement conforme' },
    audit: (day: string | undefined) =>
      day === undefined ? 'Le site n’a pas encore été audité.' : `Le dernier audit date du ${day}.`,
    rate: (percent: number | null) =>
      percent === null
        ? 'Le taux de conformité que le RGAA demande se mesure par un audit. Avant lui, nous n’en annonçons aucun.'
        : `L’audit révèle que ${percent} % des critères du RGAA qui s’appliquent au site sont respectés.`,
  },
  en: {
    from: (min: number, max: number) => (min === max ? `${max}` : `${min} to ${max}`),
    free: (price: string, from: string) => `${price}, free from ${from}, reductions taken off`,
    and: ' and ',
    never: 'no hours for now',
    conformity: { none: 'not compliant', partial: 'partially compliant', full: 'fully compliant' },
    audit: (day: string | undefined) =>
      day === undefined ? 'The site has not been audited yet.' : `The last audit dates from ${day}.`,
    rate: (percent: number | null) =>
      percent === null
        ? 'The rate of compliance that the RGAA asks for is measured by an audit. Before it, we announce none.'
        : `The audit finds that ${percent}% of the criteria of the RGAA that apply to the site are met.`,
  },
} as const satisfies Record<Language, unknown>

const deliveryFacts = ({ rates, ...days }: DeliveryTerms, lng: Language) => {
  const { from, free } = words[lng]
  const euros = (cents: number) => formatEuros(eurosOfCents(cents))
  const span = ({ min, max }: Span) => from(min, max)
  const { cents, freeFromCents } = rates.france
  return {
    'delivery.france': freeFromCents === null ? euros(cents) : free(euros(cents), euros(freeFromCents)),
    'delivery.europe': euros(rates.europe.cents),
    'delivery.world': euros(rates.world.cents),
    'delivery.readyDays': span(readyDaysOf(days)),
    'delivery.makingWeeks': span(days.makingWeeks),
  }
}

const sellerFacts = (seller: Seller, lng: Language) => ({
  'seller.legalName': seller.legalName,
  'seller.legalForm': seller.legalForm,
  'seller.capital': formatEuros(eurosOfCents(seller.capitalCents)),
  'seller.seat': addressLine(seller.seat, lng),
  'seller.register': `RCS ${seller.rcsCity} ${groupsOfThree(seller.siren)}`,
  'seller.siret': `${groupsOfThree(seller.siren)} ${seller.siret.slice(seller.siren.length)}`,
  'seller.vatNumber': spacedVatNumber(seller.vatNumber),
  'seller.publicationDirector': seller.publicationDirector,
  'seller.returnsEmail': seller.returnsEmail,
  'seller.textileId': seller.textileId,
  'delivery.carriers': seller.carriers.map(({ name }) => name).join(words[lng].and),
  'mediator.name': seller.mediator.name,
  'mediator.address': seller.mediator.address,
  'mediator.url': seller.mediator.url,
  'mediator.email': seller.mediator.email,
  'host.name': seller.host.name,
  'host.address': seller.host.address,
  'host.phone': seller.host.phone,
})

const houseFacts = (house: House, lng: Language) => {
  const { conformity, auditedOn, rate } = house.accessibility
  return {
    'house.name': house.name,
    'house.phone': house.phone,
    'house.email': house.email,
    'house.address': addressLine(house.address, lng),
    'house.hours': hoursLine(house.hours.customerService, lng),
    'house.salonHours': hoursLine(house.hours.salon, lng),
    'house.requestHours': hoursLine(house.hours.onRequest, lng),
    'accessibility.state': words[lng].conformity[conformity],
    'accessibility.rate': words[lng].rate(rate),
    'accessibility.audit': words[lng].audit(auditedOn === null ? undefined : longDay(auditedOn, lng)),
  }
}

const serviceFacts = ({ weddingCents, eveningCents, ceremonyCents }: ServicePrices) => ({
  'services.wedding': formatEuros(eurosOfCents(weddingCents)),
  'services.evening': formatEuros(eurosOfCents(eveningCents)),
  'services.ceremony': formatEuros(eurosOfCents(ceremonyCents)),
})

/** What the long texts leave blank: the seller, how to reach the house, its carriers, the mediator, the host. */
export const legalFacts = ({ seller, house, delivery, services, publicUrl, lng }: LegalFacts): Facts => ({
  ...houseFacts(house, lng),
  ...sellerFacts(seller, lng),
  ...deliveryFacts(delivery, lng),
  ...(services && serviceFacts(services)),
  ...ownFacts(lng),
  'site.url': publicUrl,
  'withdrawal.url': publicUrl + localizedPath(pathTo('withdrawal'), lng),
})
