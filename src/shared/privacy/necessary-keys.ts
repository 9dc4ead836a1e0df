/**
 * All keys that the shop stores in a browser without consent: settings that the visitor asked for, and data that the
 * shop needs. The hint beside the necessary cookies must say the same.
 */
export const necessaryKeys = [
  'token',
  'refreshToken',
  'language',
  'theme',
  'cookiesAccepted',
  'cookiePreferences',
  'cart',
  'cart-id',
  'promoCode',
  'deliveryCountry',
  'favourites',
  'ownSize',
  'measuredGirths',
  'booking',
  'wish',
  'creation',
  'withdrawal',
  'unsentCheckout',
  'unsentMessage',
  'chatNoticed',
  'react-router-scroll-positions',
] as const

export type NecessaryKey = (typeof necessaryKeys)[number]
