import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from '../states/error-boundary.tsx'
import { useFetchedPart } from './use-fetched-part.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A part that no page waits for: its code comes when the page is there and idle, and nothing of it is in what the
 * server writes. One that cannot come, or fails, stays away.
 */
export const IdlePart = ({ load }: { load: () => Promise<ComponentType> }) => {
  const { Part, fetchPart } = useFetchedPart(load)
  const fetchOnce = useEffectEvent(() => void fetchPart())
  useEffect(() => whenIdle(() => fetchOnce()), [])
  return <ErrorBoundary fallback={() => null}>{Part && <Part />}</ErrorBoundary>
}
