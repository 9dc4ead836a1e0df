/** For browsers that do not tell when they are idle. */
const soonMs = 200

/** A page that is never idle is not waited for any longer. */
const latestMs = 2_000

const whenBrowserIsIdle = (call: () => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(call, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call, soonMs)
  return () => clearTimeout(timer)
}

/** Calls back once the page is there and idle; returns a function that cancels the call. */
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
