import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../../../../ui/stored-value.ts'
import { type KeptBooking, readKeptBooking } from '../../booking-draft.ts'

/** The form as this tab keeps it, until the tab is closed: going back or reloading loses nothing. */
export const storedBooking = storedInBrowser({
  key: 'booking',
  read: readKeptBooking,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})

const onServer = () => undefined

/** What the tab keeps of the form; undefined until hydration. */
export const useKeptBooking = () =>
  useSyncExternalStore<KeptBooking | undefined>(storedBooking.subscribe, storedBooking.current, onServer)
