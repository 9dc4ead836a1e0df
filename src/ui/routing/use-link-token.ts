import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const inUrl = () => location.hash.slice(1)

const onServer = () => undefined

/** The part of a mail's link after #, which only the browser sees; undefined until hydration. */
export const useLinkToken = () => useSyncExternalStore<string | undefined>(subscribe, inUrl, onServer)

/** The token in a parameter of the address, for forms that are posted without scripts; undefined until hydration. */
export const usePostedToken = (name: string) =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    onServer,
  )
