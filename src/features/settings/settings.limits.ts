/** The limits of the records, for the forms and the server. */
export const textLengths = {
  name: 80,
  line: 200,
  legalForm: 40,
  phone: 30,
  email: 254,
  webUrl: 500,
  postalCode: 12,
  carrierId: 60,
} as const

/** How often VAT is declared, which decides the periods of e-reporting (§11.11). */
export const vatPeriodicities = ['monthly', 'quarterly', 'simplified'] as const

export type VatPeriodicity = (typeof vatPeriodicities)[number]

export const mostOpenings = 14

export const mostCarriers = 12

export const deliveryLimits = {
  rateEuros: 1_000,
  freeFromEuros: 100_000,
  days: 60,
  weeks: 52,
} as const

/** The limits of a starting price of made to measure. */
export const servicePrice = { leastEuros: 1, mostEuros: 100_000 } as const

/** The hours that an atelier may be said to work, in a week and in a day. */
export const atelierLimits = { hoursAWeek: 2_000, hoursADay: 24 } as const

export const highestCapitalEuros = 1_000_000_000

/** The placeholder for a parcel's number in the URL of a carrier's tracking page. */
export const parcelNumberPlace = '{number}'

export const networks = ['instagram', 'pinterest', 'facebook', 'tiktok', 'youtube'] as const

export const hourGroups = ['customerService', 'salon', 'onRequest'] as const

export type HourGroup = (typeof hourGroups)[number]
