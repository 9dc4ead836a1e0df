/** A pointer that crosses a list is on each link for less; one that is about to press stays longer. */
const intentMs = 120

/** What the device asked of every site: to send no more than is looked at. Not every browser tells. */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

/** Acts once the visitor seems to mean a link. The returned function cancels it, when the link is left first. */
export const onIntent = (act: () => void) => {
  if (savesData()) return () => {}
  const timer = setTimeout(act, intentMs)
  return () => clearTimeout(timer)
}
