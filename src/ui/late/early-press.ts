interface EarlyPress {
  readonly button: HTMLButtonElement
  readonly event: Event
}

declare global {
  interface Window {
    /** The last press that nothing listened to; kept by the script that starts the page's modules. */
    __pressedEarly?: EarlyPress | undefined
    __listening?: boolean
  }
}

/** Marks a part of the page whose own script is still to come. */
export const lateMark = 'data-late'

/** Marks a pressed button that posts a form while the script that sends it is still to come. */
export const waitingMark = 'data-waiting'

/**
 * A press that came before the script of its place did is made good once that is there; links and questions needed none.
 * A press that brought the script to life is already being answered by it, unless it sends a form: that was held back.
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
