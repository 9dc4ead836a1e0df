import type { Box } from './toast-place.ts'

/** Where that lies which was pressed last: what has the keyboard, or the finger where a press gives no focus. */
export const pressedBox = ({ activeElement, body }: Document): Box | undefined => {
  const focused = activeElement === body ? null : activeElement
  const pressed = focused ?? [...body.querySelectorAll('button:hover, a:hover')].at(-1)
  return pressed?.getBoundingClientRect()
}
