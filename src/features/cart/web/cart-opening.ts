const listeners = new Set<() => void>()

/** Opens the cart over the page, from anywhere in browser code. */
export const showCart = () => {
  for (const listener of listeners) listener()
}

export const onCartAsked = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
