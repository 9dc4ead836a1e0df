import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Icon } from '../buttons/icon.tsx'
import { classNames } from '../class-names.ts'
import { useReturn } from './use-return.ts'

const SIDES = {
  left: 'left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const

export interface DrawerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly side?: keyof typeof SIDES
  /** A record with its forms needs more room than a menu. */
  readonly width?: 'wide' | undefined
  readonly children: ReactNode
  /** Stays at the bottom of the panel while the rest scrolls. */
  readonly footer?: ReactNode
}

/**
 * A side panel over the page, such as the cart or the mobile menu. Its code is heavy: load it when the panel is first
 * opened, as `FetchedDrawer` does.
 */
export const Drawer = ({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = 'right',
  width,
  children,
  footer,
}: DrawerProps) => {
  const returns = useReturn(open)
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity duration-400 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          // Toasts read this attribute to make room for the drawer.
          data-drawer={side}
          finalFocus={returns}
          className={classNames(
            'fixed inset-y-0 z-50 flex flex-col border-hairline bg-sheet text-ink outline-none',
            'transition-[translate] duration-400',
            width === 'wide' ? 'w-[min(56rem,100vw)]' : 'w-[min(28rem,100vw)]',
            // In a low window the whole panel scrolls, except its header with the close button.
            'low:scroll-pt-20 low:overflow-y-auto low:overscroll-contain',
            SIDES[side],
          )}
        >
          <div className="flex items-center justify-between gap-4 py-4 pr-3 pl-6 low:sticky low:top-0 low:z-10 low:border-hairline low:border-b low:bg-sheet">
            <Base.Title className="font-display text-subheading">{title}</Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className="grid size-11 flex-none place-content-center transition-colors hover:text-garance"
            >
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-hairline border-t px-6 py-6 low:flex-none low:overflow-visible low:border-t-0">
            {children}
          </div>
          {footer && <div className="border-hairline border-t px-6 py-5">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
