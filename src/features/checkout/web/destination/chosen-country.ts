import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../../../../ui/stored-value.ts'

const none = ''

/** The country of delivery that the visitor chose in this browser; empty until then. */
export const chosenCountry = storedInBrowser({
  key: 'deliveryCountry',
  read: (text) => (/^[A-Z]{2}$/.exec(text ?? none) ?? [none])[0],
  write: (country) => country,
  keptIn: 'localStorage',
})

export const useChosenCountry = () =>
  useSyncExternalStore(chosenCountry.subscribe, chosenCountry.current, () => none)
