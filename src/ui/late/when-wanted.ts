import { lateMark } from './early-press.ts'
import { whenIdle } from './when-idle.ts'

const touches = ['focusin', 'pointerdown'] as const

const isLate = (target: EventTarget | null | undefined) =>
  target instanceof Element && target.closest(`[${lateMark}]`) !== null

/**
 * Settles when the script of a part that is already on the page is wanted: once the page is there and idle, or as soon as
 * the visitor touches a part whose script is still to come. On the server at once.
 */
export const whenWanted = () =>
  new Promise<void>((resolve) => {
    if (typeof window === 'undefined') return resolve()
    const settle = () => {
      for (const touch of touches) removeEventListener(touch, onTouch, true)
      resolve()
    }
    const onTouch = ({ target }: Event) => {
      if (isLate(target)) settle()
    }
    if (isLate(document.activeElement) || isLate(window.__pressedEarly?.button)) return settle()
    // React lets no touch of such a part pass the document.
    for (const touch of touches) addEventListener(touch, onTouch, true)
    whenIdle(settle)
  })
