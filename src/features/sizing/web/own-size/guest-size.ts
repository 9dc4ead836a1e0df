import { storedInBrowser } from '../../../../ui/stored-value.ts'
import { readStoredSize } from '../../own-size.rules.ts'

/** The size that this browser remembers. */
export const guestSize = storedInBrowser({
  key: 'ownSize',
  read: readStoredSize,
  write: (size) => JSON.stringify(size),
  keptIn: 'localStorage',
})
