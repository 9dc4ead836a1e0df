import type { ReactNode } from 'react'
import { Icon } from '../../../ui/buttons/icon.tsx'

interface TroubleNoticeProps {
  readonly title: string
  readonly text: string
  /** What the customer can do about it. */
  readonly children?: ReactNode
}

/** What went wrong with an order, in a visible frame; the component that shows it announces it to screen readers. */
export const TroubleNotice = ({ title, text, children }: TroubleNoticeProps) => (
  <div className="flex gap-3 border-garance border-s-2 bg-rose px-4 py-3">
    <Icon name="alert" className="mt-[0.15em] flex-none text-garance" />
    <div className="min-w-0 text-small">
      <p className="font-medium text-body">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  </div>
)
