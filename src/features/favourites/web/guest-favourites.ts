import { storedInBrowser } from '../../../ui/stored-value.ts'
import { readStoredFavourites, storedFavourites } from '../stored-favourites.ts'

/** The favourites of a guest, kept in this browser. */
export const guestFavourites = storedInBrowser({
  key: 'favourites',
  read: readStoredFavourites,
  write: storedFavourites,
  keptIn: 'localStorage',
})
