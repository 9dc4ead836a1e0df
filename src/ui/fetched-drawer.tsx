import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DrawerProps } from './drawer.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })))

/** A drawer whose script is fetched when it first opens; the fallback stands in when it, or what it holds, cannot come. */
export function FetchedDrawer({ fallback, ...drawer }: DrawerProps & { fallback: ReactNode }) {
  const [wanted, setWanted] = useState(drawer.open)
  if (drawer.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={null}>
        <Drawer {...drawer} />
      </Suspense>
    </ErrorBoundary>
  )
}
