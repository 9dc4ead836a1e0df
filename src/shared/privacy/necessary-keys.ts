/**
 * All that the shop keeps in a browser: what was asked for, and what it cannot do without, so that none of it waits for
 * consent. The hint beside the necessary cookies says the same in words.
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
  'favourites',
  'ownSize',
  'booking',
  'withdrawal',
  'unsentCheckout',
  'unsentMessage',
  'react-router-scroll-positions',
] as const

export type NecessaryKey = (typeof necessaryKeys)[number]
