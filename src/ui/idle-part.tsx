import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useFetchedPart } from './use-fetched-part.ts'

/** For browsers that do not tell when they are idle. */
const soonMs = 200

/**
 * A part that no page waits for: its code comes when the page is there and idle, and nothing of it is in what the
 * server writes. One that cannot come, or fails, stays away.
 */
export const IdlePart = ({ load }: { load: () => Promise<ComponentType> }) => {
  const { Part, fetchPart } = useFetchedPart(load)
  const fetchOnce = useEffectEvent(() => void fetchPart())
  useEffect(() => {
    const ask = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => fetchOnce())
        : setTimeout(() => fetchOnce(), soonMs)
    if (document.readyState === 'complete') ask()
    else addEventListener('load', ask, { once: true })
    return () => removeEventListener('load', ask)
  }, [])
  return <ErrorBoundary fallback={() => null}>{Part && <Part />}</ErrorBoundary>
}
