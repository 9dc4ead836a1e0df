/** What the records of the house may hold, for its forms and its server. */
export const textLengths = {
  name: 80,
  line: 200,
  legalForm: 40,
  phone: 30,
  email: 254,
  webAddress: 500,
  postalCode: 12,
  carrierId: 60,
} as const

export const mostOpenings = 14

export const mostCarriers = 12

export const deliveryLimits = {
  rateEuros: 1_000,
  freeFromEuros: 100_000,
  days: 60,
  weeks: 52,
} as const

/** What a service of made to measure may begin at. */
export const servicePrice = { leastEuros: 1, mostEuros: 100_000 } as const

export const highestCapitalEuros = 1_000_000_000

/** Stands for the number of a parcel in the address where it is followed. */
export const parcelNumberPlace = '{number}'

export const networks = ['instagram', 'pinterest', 'facebook', 'tiktok', 'youtube'] as const

export const hourGroups = ['customerService', 'salon', 'onRequest'] as const

export type HourGroup = (typeof hourGroups)[number]
