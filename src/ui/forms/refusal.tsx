import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../buttons/icon.tsx'
import { classNames } from '../class-names.ts'

interface RefusalProps {
  readonly title?: string
  /**
   * Whether the reason takes the focus, so that it is read next. It does not where the focus already is on a field
   * that is to be corrected.
   */
  readonly takesFocus?: boolean
  readonly className?: string
  /** The reason, and what can be done about it. */
  readonly children: ReactNode
}

/**
 * Says why something that was pressed did not happen. It comes into the window and is announced as it appears; render
 * it anew for each refusal.
 */
export const Refusal = ({ title, takesFocus = true, className, children }: RefusalProps) => {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) shown.current?.focus({ preventScroll: true })
    shown.current?.scrollIntoView({ block: 'nearest' })
    // What is to be corrected comes last, so that it stays in the window where both have no room.
    if (!takesFocus) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return (
    <div
      ref={shown}
      role="alert"
      tabIndex={-1}
      className={classNames(
        'flex scroll-mt-32 scroll-mb-12 gap-3 border-garance border-s-2 bg-rose px-4 py-3 outline-none',
        className,
      )}
    >
      <Icon name="alert" className="mt-[0.15em] flex-none text-garance" />
      <div className="min-w-0">
        {title && <p className="font-medium">{title}</p>}
        <div className="text-small wrap-anywhere">{children}</div>
      </div>
    </div>
  )
}
