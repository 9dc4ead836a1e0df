import { type MouseEvent, useState } from 'react'
import { toasts } from './toasts.ts'

/** A browser also tells of a pointer that rests, when something comes to lie under it. */
const hasMoved = ({ movementX, movementY }: MouseEvent) => movementX !== 0 || movementY !== 0

/**
 * Holds the messages while a pointer moves on them. Not when it enters, nor when it was on its way to what lay there and
 * rests: a message that comes under it would lie over the page for good.
 */
export const usePointerHold = () => {
  const [handlers] = useState(() => {
    let moves = 0
    return {
      onMouseMove: (event: MouseEvent) => {
        if (!hasMoved(event)) return
        moves++
        if (moves > 1) toasts.pause()
      },
      onMouseLeave: () => {
        moves = 0
        toasts.resume()
      },
    }
  })
  return handlers
}
