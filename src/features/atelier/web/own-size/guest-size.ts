import { createStoredValue } from '../../../../ui/stored-value.ts'
import { readStoredSize } from '../../own-size.rules.ts'

/** The size that this browser remembers; only for code that runs in a browser. */
export const guestSize = createStoredValue({
  key: 'ownSize',
  read: readStoredSize,
  write: (size) => JSON.stringify(size),
  storage: () => localStorage,
  events: globalThis,
  // biome-ignore lint/suspicious/noConsole: errors of the local list are only logged (§8)
  log: (error) => console.error(error),
})
