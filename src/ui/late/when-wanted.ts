import { lateMark } from './early-press.ts'
import { whenIdle } from './when-idle.ts'

const touches = ['focusin', 'pointerdown'] as const

const isLate = (target: EventTarget | null | undefined) =>
  target instanceof Element && target.closest(`[${lateMark}]`) !== null

/**
 * Resolves when the script of a part that is already on the page should load: once the page is loaded and idle, or as
 * soon as the visitor focuses or presses a part whose script is missing. On the server it resolves at once.
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
    // These listeners run in the capture phase, because React stops events on parts that are not hydrated yet.
    for (const touch of touches) addEventListener(touch, onTouch, true)
    whenIdle(settle)
  })
