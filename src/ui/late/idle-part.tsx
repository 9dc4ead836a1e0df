import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from '../states/error-boundary.tsx'
import { useFetchedPart } from './use-fetched-part.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A part that no page waits for: its code is loaded when the page is loaded and idle, and the server renders nothing of
 * it. When it cannot be loaded, or throws, it is left out.
 */
export const IdlePart = ({ load }: { load: () => Promise<ComponentType> }) => {
  const { Part, fetchPart } = useFetchedPart(load)
  const fetchOnce = useEffectEvent(() => void fetchPart())
  useEffect(() => whenIdle(() => fetchOnce()), [])
  return <ErrorBoundary fallback={() => null}>{Part && <Part />}</ErrorBoundary>
}
