import { storedInBrowser } from '../../../../ui/stored-value.ts'

/** The promotional code that a visitor has typed, from the cart to the checkout. */
export const promoCode = storedInBrowser({
  key: 'promoCode',
  read: (text) => text ?? '',
  write: (code) => code,
  keptIn: 'sessionStorage',
})
