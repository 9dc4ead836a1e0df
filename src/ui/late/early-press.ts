interface EarlyPress {
  readonly button: HTMLButtonElement
  readonly event: Event
}

declare global {
  interface Window {
    /** The last click that no script handled; the script that loads the page's modules records it. */
    __pressedEarly?: EarlyPress | undefined
    __listening?: boolean
  }
}

/** Marks a part of the page whose own script is not loaded yet. */
export const lateMark = 'data-late'

/** Marks a clicked button of a form while the script that sends the form is not loaded yet. */
export const waitingMark = 'data-waiting'

/**
 * Repeats a click that came before the script of its part was loaded; links and GET forms work without it. A click that
 * started the loading is handled by React itself, unless it submits a form: that event was cancelled.
 */
export const replayEarlyPress = () => {
  window.__listening = true
  const pressed = window.__pressedEarly
  if (!pressed || pressed.button.closest(`[${lateMark}]`)) return
  window.__pressedEarly = undefined
  const { button, event } = pressed
  button.removeAttribute(waitingMark)
  const isAnswered = event === window.event && button.type !== 'submit'
  if (!isAnswered && button.isConnected && !button.disabled) button.click()
}
