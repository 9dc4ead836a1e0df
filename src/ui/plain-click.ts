import type { MouseEvent } from 'react'

/** A click that asks for what the page offers; with a key held, it asks the browser for a tab or a download instead. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
