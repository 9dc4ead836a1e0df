import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../buttons/icon.tsx'
import { classNames } from '../class-names.ts'
import { useReturn } from './use-return.ts'

interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly width?: 'narrow' | 'wide'
  /** The title is set as the admin's are, and not like a page of the shop. */
  readonly plain?: boolean
  /** The dialog holds typed text, so a click outside must not close it. */
  readonly written?: boolean
  readonly children: ReactNode
  /** The buttons below the content; the main one is last. */
  readonly footer?: ReactNode
}

const answers = ':is(input:not([type=hidden]), select, textarea, button):not(:disabled), a[href]'

/** A modal dialog that asks for an answer. Its code is heavy: load it when the dialog is first opened. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  width,
  plain = false,
  written = false,
  children,
  footer,
}: DialogProps) => {
  const content = useRef<HTMLDivElement>(null)
  const returns = useReturn(open)
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={written}>
      <Base.Portal>
        <Base.Backdrop
          // The backdrop also covers a drawer below, so that the dialog and the drawer can be told apart.
          forceRender
          className="fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-50 grid overflow-y-auto p-4 md:place-items-center">
          <Base.Popup
            // The first field or button of the content gets the focus, except on touch screens, where a field would
            // open the keyboard.
            initialFocus={(openedBy) =>
              openedBy === 'touch' || (content.current?.querySelector<HTMLElement>(answers) ?? true)
            }
            finalFocus={returns}
            className={classNames(
              'relative w-full self-end border border-hairline bg-sheet [--ground:var(--sheet)] p-6 text-ink outline-none md:self-center md:p-10',
              'transition-[opacity,translate] data-ending-style:translate-y-3 data-ending-style:opacity-0',
              'data-starting-style:translate-y-3 data-starting-style:opacity-0',
              width === 'wide' ? 'md:max-w-wide' : 'md:max-w-narrow',
            )}
          >
            <Base.Title
              className={classNames(
                'pr-12',
                plain ? 'font-semibold font-text text-subheading' : 'font-display text-heading',
              )}
            >
              {title}
            </Base.Title>
            {description && <Base.Description className="mt-3 text-ink-soft">{description}</Base.Description>}
            <Base.Close
              aria-label={closeLabel}
              className="absolute top-3 right-3 grid size-11 place-content-center transition-colors hover:text-garance md:top-5 md:right-5"
            >
              <Icon name="close" />
            </Base.Close>
            <div ref={content} className="mt-6">
              {children}
            </div>
            {footer && <div className="mt-8 flex flex-wrap justify-end gap-3">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
