/** A pointer that only crosses a list spends less time on each link; a visitor who is about to click stays longer. */
const intentMs = 120

/** Whether the device asks all sites to send as little data as possible. Not every browser tells. */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

/**
 * Calls `act` once the pointer has stayed on a link. The returned function cancels it when the pointer leaves first.
 */
export const onIntent = (act: () => void) => {
  if (savesData()) return () => {}
  const timer = setTimeout(act, intentMs)
  return () => clearTimeout(timer)
}
