import { Toast } from '@base-ui/react/toast'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { ToastCard } from './toast-card.tsx'
import { type Box, type ToastPlace, toastPlace } from './toast-place.ts'
import type { ToastEntry } from './toast-store.ts'
import { toasts } from './toasts.ts'
import { usePointerHold } from './use-pointer-hold.ts'

const manager = Toast.createToastManager()

/**
 * The box of the control that was pressed last: the focused element, or the pressed one where a press gives no focus.
 */
const pressedBox = ({ activeElement, body }: Document): Box | undefined => {
  const focused = activeElement === body ? null : activeElement
  const pressed = focused ?? [...body.querySelectorAll('button:hover, a:hover')].at(-1)
  return pressed?.getBoundingClientRect()
}

/** Somebody who presses so soon after a message has appeared or moved meant what was there before. */
const untouchableMs = 400

const roomOf = (name: '--bottom-room' | '--chat-room') =>
  Number.parseFloat(getComputedStyle(document.body).getPropertyValue(name)) || 0

const placeNow = (list: HTMLElement | null, shown?: ToastPlace) =>
  toastPlace({
    shown,
    listHeight: list?.offsetHeight ?? 0,
    width: innerWidth,
    height: innerHeight,
    bottomRoom: roomOf('--bottom-room') + roomOf('--chat-room'),
    pressed: pressedBox(document),
    controls: [...document.querySelectorAll('main :is(button, input, select, textarea)')].map((control) =>
      control.getBoundingClientRect(),
    ),
  })

/** Calls back when the page has changed, was scrolled, or the focus has moved in it. */
const onPageChange = (changed: () => void) => {
  const watch = new MutationObserver(() => requestAnimationFrame(changed))
  const page = document.querySelector('main')
  if (page) watch.observe(page, { childList: true, subtree: true })
  document.addEventListener('scrollend', changed)
  document.addEventListener('focusin', changed)
  return () => {
    watch.disconnect()
    document.removeEventListener('scrollend', changed)
    document.removeEventListener('focusin', changed)
  }
}

const PLACES: Record<ToastPlace, string> = {
  // The place below the header, because the toast may be about the cart in it.
  top: 'top-20',
  bottom: 'bottom-[calc(var(--bottom-room)+var(--chat-room)+env(safe-area-inset-bottom)+1rem)]',
}

/**
 * Places toasts beside a drawer where there is room, else behind it: the content of a drawer reports its own results.
 */
const BESIDE_DRAWER =
  'lg:[html:has([data-drawer=right])_&]:right-[29rem] max-lg:[html:has([data-drawer])_&]:z-40'

interface ToastStackProps {
  readonly entries: readonly ToastEntry[]
  readonly label: string
  readonly closeLabel: string
}

/**
 * The visible list of toasts. Base UI announces them, handles swipes and manages the focus; our store sets limits and
 * times (§4).
 */
export const ToastStack = ({ entries, label, closeLabel }: ToastStackProps) => {
  const shown = useRef(new Set<string>())
  const list = useRef<HTMLDivElement>(null)
  const hold = usePointerHold()
  const [place, setPlace] = useState<ToastPlace>('top')
  const isShown = entries.some(({ open }) => open)

  useEffect(() => {
    toasts.resume()
    return toasts.pause
  }, [])

  useEffect(() => {
    const open = new Map(entries.filter((entry) => entry.open).map((entry) => [entry.id, entry]))
    // When a toast under the pointer is removed, no leave event fires: without this call the next toast would never
    // close.
    if (open.size === 0) hold.onMouseLeave()
    for (const id of shown.current) {
      if (open.has(id)) continue
      shown.current.delete(id)
      manager.close(id)
    }
    if (open.size > 0 && shown.current.size === 0) setPlace(placeNow(list.current))
    for (const [id, entry] of open) {
      if (shown.current.has(id)) continue
      shown.current.add(id)
      manager.add(messageOf(entry))
    }
  }, [entries, hold])

  useEffect(() => {
    if (!isShown) return
    return onPageChange(() => {
      // A toast that is being read or pressed stays.
      if (!toasts.isHeld()) setPlace((shown) => placeNow(list.current, shown))
    })
  }, [isShown])

  return (
    <Toast.Provider toastManager={manager} limit={Number.POSITIVE_INFINITY} timeout={0}>
      <Toast.Portal>
        <Toast.Viewport
          ref={list}
          aria-label={label}
          className={classNames(
            // A telephone has room for the newest two; those below are seen as they close.
            'fixed right-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 max-sm:[&>*:nth-child(n+3)]:hidden print:hidden',
            PLACES[place],
            BESIDE_DRAWER,
          )}
          {...hold}
          onFocus={toasts.pause}
          onBlur={toasts.resume}
        >
          <ToastCards list={list} closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

const described = ({ description, detail }: ToastEntry) =>
  detail === undefined ? (
    description
  ) : (
    <>
      {description}
      <span className="wrap-anywhere block text-ink">{detail}</span>
    </>
  )

const messageOf = (entry: ToastEntry) => {
  const { id, title, variant, action } = entry
  const press = () => {
    toasts.dismiss(id)
    action?.onPress()
  }
  return {
    id,
    title,
    description: described(entry),
    type: variant,
    timeout: 0,
    onClose: () => toasts.dismiss(id),
    ...(action && { actionProps: { children: action.label, onClick: press } }),
  }
}

interface ToastCardsProps {
  readonly list: RefObject<HTMLDivElement | null>
  readonly closeLabel: string
}

const ToastCards = ({ list, closeLabel }: ToastCardsProps) => {
  const { toasts: cards } = Toast.useToastManager()
  // It is rendered only when a message comes, goes or moves.
  useLayoutEffect(() => {
    list.current?.animate({ pointerEvents: ['none', 'none'] }, untouchableMs)
  })
  return cards.map((card) => <ToastCard key={card.id} toast={card} closeLabel={closeLabel} />)
}
