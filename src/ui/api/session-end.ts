const listeners = new Set<() => void>()

/** Tells the screens that the server has ended the session of this browser (§4, Session refresh). */
export const announceSessionEnd = () => {
  for (const listener of listeners) listener()
}

export const onSessionEnd = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
