declare global {
  interface Window {
    /** The button that was pressed before anything listened; kept by the script that starts the page's modules. */
    __pressedEarly?: HTMLButtonElement | undefined
    __listening?: boolean
  }
}

/** A press that came before the scripts did is made good once they are there; links and forms needed none. */
export const replayEarlyPress = () => {
  const pressed = window.__pressedEarly
  window.__listening = true
  window.__pressedEarly = undefined
  if (pressed?.isConnected && !pressed.disabled) pressed.click()
}
