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

/**
 * A press that came before the script of its place did is made good once that is there; links and forms needed none.
 * A press that brought the script to life is already being answered by it.
 */
export const replayEarlyPress = () => {
  window.__listening = true
  const pressed = window.__pressedEarly
  if (!pressed || pressed.button.closest(`[${lateMark}]`)) return
  window.__pressedEarly = undefined
  const { button, event } = pressed
  if (event !== window.event && button.isConnected && !button.disabled) button.click()
}
