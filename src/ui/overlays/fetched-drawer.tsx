import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '../states/error-boundary.tsx'
import type { DrawerProps } from './drawer.tsx'

const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })))

/** A drawer whose script is loaded when it first opens; the fallback is shown when the script or the content fails. */
export const FetchedDrawer = ({ fallback, ...drawer }: DrawerProps & { fallback: ReactNode }) => {
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
