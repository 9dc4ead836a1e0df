import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'
import { ToastCard } from './toast-card.tsx'
import type { ToastEntry } from './toast-store.ts'
import { toasts } from './toasts.ts'

const manager = Toast.createToastManager()

type ToastStackProps = { entries: readonly ToastEntry[]; label: string; closeLabel: string }

/** The visible stack. Base UI announces, swipes and keeps the focus; limits and times stay with our store (§4). */
export function ToastStack({ entries, label, closeLabel }: ToastStackProps) {
  const shown = useRef(new Set<string>())

  useEffect(() => {
    toasts.release()
    return toasts.hold
  }, [])

  useEffect(() => {
    const open = new Map(entries.filter((entry) => entry.open).map((entry) => [entry.id, entry]))
    // A pointer over a toast that is taken away never "leaves" it: without this the next one would stay for ever.
    if (open.size === 0) toasts.release()
    for (const id of shown.current) {
      if (open.has(id)) continue
      shown.current.delete(id)
      manager.close(id)
    }
    for (const [id, entry] of open) {
      if (shown.current.has(id)) continue
      shown.current.add(id)
      manager.add({
        id,
        title: entry.title,
        description: entry.description,
        type: entry.variant,
        timeout: 0,
        onClose: () => toasts.dismiss(id),
      })
    }
  }, [entries])

  return (
    <Toast.Provider toastManager={manager} limit={Number.POSITIVE_INFINITY} timeout={0}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          // Below the header, whose cart the message may speak of.
          className="fixed top-20 right-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 print:hidden"
          onMouseEnter={toasts.hold}
          onMouseLeave={toasts.release}
          onFocus={toasts.hold}
          onBlur={toasts.release}
        >
          <ToastCards closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastCards({ closeLabel }: { closeLabel: string }) {
  const { toasts: cards } = Toast.useToastManager()
  return cards.map((card) => <ToastCard key={card.id} toast={card} closeLabel={closeLabel} />)
}
