import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const inAddress = () => location.hash.slice(1)

const onServer = () => undefined

/** What the link of a mail carries after #, which only this browser sees; undefined while the page is everybody's. */
export const useLinkToken = () => useSyncExternalStore<string | undefined>(subscribe, inAddress, onServer)
