import { createStoredValue } from '../../../ui/stored-value.ts'
import { readStoredFavourites, storedFavourites } from '../stored-favourites.ts'

/** What this browser keeps for whoever is not signed in; only for code that runs in a browser. */
export const guestFavourites = createStoredValue({
  key: 'favourites',
  read: readStoredFavourites,
  write: storedFavourites,
  storage: () => localStorage,
  events: globalThis,
  // biome-ignore lint/suspicious/noConsole: errors of the local list are only logged (§8)
  log: (error) => console.error(error),
})
