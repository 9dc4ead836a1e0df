import type { ReactNode } from 'react'
import { Icon } from '../buttons/icon.tsx'
import { classNames } from '../class-names.ts'
import { LocalLink } from './local-link.tsx'

interface WayOnProps {
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link below a text that leads to the next step. */
export const WayOn = ({ to, className, children }: WayOnProps) => (
  <LocalLink
    to={to}
    className={classNames(
      'thread-link inline-flex min-h-11 items-center gap-2.5 font-medium [--thread-drop:0.25rem]',
      className,
    )}
  >
    {children}
    <Icon name="arrow" size={18} className="flex-none" />
  </LocalLink>
)
