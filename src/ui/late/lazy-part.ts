import { type ComponentType, lazy } from 'react'

/** How long each further try waits. After the last, only a line that comes back starts another. */
const pausesMs = [1_000, 3_000, 10_000, 30_000]

/** Resolves after the pause, or as soon as the browser is back on line. */
const nextTry = (pauseMs: number | undefined) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = pauseMs === undefined ? undefined : setTimeout(go, pauseMs)
    addEventListener('online', go)
  })

/** Loads until it succeeds. On the server, where nothing is fetched, a failure is a fault of the code. */
export const loadedAtLast = async <Loaded>(load: () => Promise<Loaded>) => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      await nextTry(pausesMs[tries])
    }
  }
}

/**
 * A part of the page with a script of its own. A line that breaks while the script comes is no error of the page: what
 * the server has rendered of the part stays readable, and its buttons work once the line is back.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadedAtLast(load) }))
