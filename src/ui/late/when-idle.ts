/** The delay for browsers without `requestIdleCallback`. */
const soonMs = 200

/** The longest wait for a page that is never idle. */
const latestMs = 2_000

const whenBrowserIsIdle = (call: () => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(call, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call, soonMs)
  return () => clearTimeout(timer)
}

/** Calls back once the page is loaded and idle; returns a function that cancels the call. */
export const whenIdle = (call: () => void) => {
  let stop = () => {}
  const ask = () => {
    stop = whenBrowserIsIdle(call)
  }
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask, { once: true })
  return () => {
    removeEventListener('load', ask)
    stop()
  }
}
