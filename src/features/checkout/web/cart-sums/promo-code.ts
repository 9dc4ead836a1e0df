import { storedInBrowser } from '../../../../ui/stored-value.ts'

/** The promotional code that a visitor has typed; the cart and the checkout share it. */
export const promoCode = storedInBrowser({
  key: 'promoCode',
  read: (text) => text ?? '',
  write: (code) => code,
  keptIn: 'sessionStorage',
})
