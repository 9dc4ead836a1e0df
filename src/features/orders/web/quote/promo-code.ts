import { createStoredValue } from '../../../../ui/stored-value.ts'

/** The promotional code that a visitor has typed, from the cart to the checkout; only for code that runs in a browser. */
export const promoCode = createStoredValue({
  key: 'promoCode',
  read: (text) => text ?? '',
  write: (code) => code,
  storage: () => sessionStorage,
  events: globalThis,
  // biome-ignore lint/suspicious/noConsole: errors of the local cart are only logged (§8)
  log: (error) => console.error(error),
})
