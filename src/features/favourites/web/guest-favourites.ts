import { keptInBrowser } from '../../../ui/stored-value.ts'
import { readStoredFavourites, storedFavourites } from '../stored-favourites.ts'

/** What this browser keeps for whoever is not signed in. */
export const guestFavourites = keptInBrowser({
  key: 'favourites',
  read: readStoredFavourites,
  write: storedFavourites,
  keptIn: 'localStorage',
})
