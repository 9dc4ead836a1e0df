import { useSyncExternalStore } from 'react'
import { keptInBrowser } from '../../../../ui/stored-value.ts'
import { type KeptBooking, readKeptBooking } from '../../booking-draft.ts'

/** The form as this tab keeps it, until the tab is closed: going back or reloading loses nothing. */
export const keptBooking = keptInBrowser({
  key: 'booking',
  read: readKeptBooking,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})

const onServer = () => undefined

/** What the tab keeps of the form; unknown while the page is still everybody's. */
export const useKeptBooking = () =>
  useSyncExternalStore<KeptBooking | undefined>(keptBooking.subscribe, keptBooking.current, onServer)
