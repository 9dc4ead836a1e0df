const listeners = new Set<() => void>()

/**
 * Tells the screens of this tab that the access token was stored, removed or refused; the code that did it calls this,
 * because the browser tells only the other tabs (§4, after authentication).
 */
export const announceToken = () => {
  for (const listener of listeners) listener()
}

/**
 * Calls the listener when the access token changes: in this tab, in another tab, or while the browser kept this page in
 * its back-forward cache.
 */
export const onTokenChange = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}
