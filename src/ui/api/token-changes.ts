const listeners = new Set<() => void>()

/**
 * Tells this tab's screens that the access token was stored, removed or refused; called by the code that did it, because
 * the browser tells only the other tabs (§4, after authentication).
 */
export const announceToken = () => {
  for (const listener of listeners) listener()
}

/** Hears of a change of the access token: in this tab, in another, or while this page slept behind the browser's Back. */
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
