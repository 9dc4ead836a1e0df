import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../../../../ui/stored-value.ts'
import { type KeptBooking, readKeptBooking } from '../../booking-draft.ts'

/** The form in the storage of this tab, until the tab is closed, so that Back or a reload loses nothing. */
export const storedBooking = storedInBrowser({
  key: 'booking',
  read: readKeptBooking,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})

const onServer = () => undefined

/** The stored form of this tab; undefined until hydration. */
export const useKeptBooking = () =>
  useSyncExternalStore<KeptBooking | undefined>(storedBooking.subscribe, storedBooking.current, onServer)
