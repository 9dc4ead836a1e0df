import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '../states/error-boundary.tsx'
import type { DrawerProps } from './drawer.tsx'

const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })))

/** A drawer whose script is loaded when it first opens; the fallback is shown when the script or the content fails. */
export const FetchedDrawer = ({ fallback, ...drawer }: DrawerProps & { fallback: ReactNode }) => {
  const [wanted, setWanted] = useState(drawer.open)
  if (drawer.open && !wanted) setWanted(true)
  return (
    <ErrorBoundary fallback={() => fallback}>
      {/* It stands before the drawer is wanted: React holds back for a while what replaces a fallback, even an empty one. */}
      <Suspense fallback={null}>{wanted && <Drawer {...drawer} />}</Suspense>
    </ErrorBoundary>
  )
}
