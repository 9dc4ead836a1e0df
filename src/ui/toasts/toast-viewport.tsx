import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../late/lazy-part.ts'
import type { ToastEntry } from './toast-store.ts'
import { toasts } from './toasts.ts'

const NONE: readonly ToastEntry[] = []
const ToastStack = lazyPart(() => import('./toast-stack.tsx').then((module) => module.ToastStack))

interface ToastViewportProps {
  readonly label: string
  readonly closeLabel: string
}

/** The place where toasts appear. It loads its code at the first toast, whose countdown starts after the loading. */
export const ToastViewport = (props: ToastViewportProps) => {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE)
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (needed || entries.length === 0) return
    toasts.pause()
    setNeeded(true)
  }, [entries, needed])
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <ToastStack entries={entries} {...props} />
    </Suspense>
  )
}
