import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useFetchedPart } from './use-fetched-part.ts'

/** For browsers that do not tell when they are idle. */
const soonMs = 200

/** A page that is never idle has the part all the same. */
const latestMs = 2_000

/** Calls back when the page is idle; answers what takes that back. */
const whenIdle = (call: () => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(call, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call, soonMs)
  return () => clearTimeout(timer)
}

/**
 * A part that no page waits for: its code comes when the page is there and idle, and nothing of it is in what the
 * server writes. One that cannot come, or fails, stays away.
 */
export const IdlePart = ({ load }: { load: () => Promise<ComponentType> }) => {
  const { Part, fetchPart } = useFetchedPart(load)
  const fetchOnce = useEffectEvent(() => void fetchPart())
  useEffect(() => {
    let stop = () => {}
    const ask = () => {
      stop = whenIdle(() => fetchOnce())
    }
    if (document.readyState === 'complete') ask()
    else addEventListener('load', ask, { once: true })
    return () => {
      removeEventListener('load', ask)
      stop()
    }
  }, [])
  return <ErrorBoundary fallback={() => null}>{Part && <Part />}</ErrorBoundary>
}
