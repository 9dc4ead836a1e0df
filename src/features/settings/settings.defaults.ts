import type { AtelierTerms } from './atelier.schema.ts'
import type { DeliveryTerms } from './delivery.schema.ts'
import type { House } from './house.schema.ts'
import type { Seller } from './seller.schema.ts'
import type { ServicePrices } from './services.schema.ts'

const monday = 1
const friday = 5
const saturday = 6
const weekdays = Array.from({ length: friday }, (_, index) => monday + index)

/** The data of the house before it was edited; the code contains the name of the house only in this file (§1). */
export const defaultHouse: House = {
  name: 'Maison Clairval',
  stylist: 'Hélène Clairval',
  phone: '+33 1 42 60 18 47',
  email: 'bonjour@maison-clairval.example',
  whatsappNumber: '+33 6 12 60 18 47',
  address: { street: '14 rue de la Sourdière', postalCode: '75001', city: 'Paris', countryCode: 'FR' },
  social: {
    instagram: 'https://www.instagram.com/maisonclairval.example',
    pinterest: 'https://www.pinterest.fr/maisonclairval.example',
  },
  hours: {
    customerService: [{ days: weekdays, opens: '09:00', closes: '18:00' }],
    salon: [{ days: weekdays, opens: '10:00', closes: '19:00' }],
    onRequest: [{ days: [saturday], opens: '10:00', closes: '18:00' }],
  },
  accessibility: { conformity: 'partial', auditedOn: '2026-11-27', rate: 96 },
}

/** The company data before it was edited: invented, but with valid check digits (capital §9). */
export const defaultSeller: Seller = {
  legalName: 'Maison Clairval',
  legalForm: 'SARL',
  capitalCents: 5_000_000,
  siren: '900000001',
  siret: '90000000100017',
  rcsCity: 'Paris',
  vatNumber: 'FR68900000001',
  seat: defaultHouse.address,
  publicationDirector: 'Hélène Clairval',
  mediator: {
    name: 'Médiation Couture et Création',
    address: '1 place de l’Exemple, 75000 Paris',
    url: 'https://mediation.example',
    email: 'saisine@mediation.example',
  },
  host: {
    name: 'Hébergeur de l’Exemple',
    address: '2 place de l’Exemple, 75000 Paris',
    phone: '+33 1 00 00 00 00',
  },
  returnsEmail: 'retours@maison-clairval.example',
  textileId: 'FR000000_11ABCD',
  ossEnabled: false,
  vatPeriodicity: 'monthly',
  reportingPlatform: '',
  carriers: [
    {
      id: 'colissimo',
      name: 'Colissimo',
      trackingUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
    },
    {
      id: 'chronopost',
      name: 'Chronopost',
      trackingUrl: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}',
    },
  ],
}

/** The terms of delivery before they were edited (§9). */
export const defaultDelivery: DeliveryTerms = {
  rates: {
    france: { cents: 1_500, freeFromCents: 50_000 },
    europe: { cents: 2_500 },
    world: { cents: 4_500 },
  },
  preparationDays: { min: 1, max: 2 },
  transitDays: { france: { min: 2, max: 3 }, europe: { min: 3, max: 6 }, world: { min: 5, max: 10 } },
  makingWeeks: { min: 4, max: 8 },
}

/** The starting prices of made to measure before they were edited. */
export const defaultServices: ServicePrices = {
  weddingCents: 380_000,
  eveningCents: 190_000,
  ceremonyCents: 120_000,
}

/** What the atelier could work before it was edited. */
export const defaultAtelier: AtelierTerms = { hoursAWeek: 140, hoursADay: 10 }
