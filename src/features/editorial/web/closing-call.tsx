import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Thread } from '../../../ui/thread/thread.tsx'

interface ClosingCallProps {
  readonly title: string
  readonly text: string
  /** The buttons of the call. */
  readonly children: ReactNode
  /** Shown below the buttons, for a visitor who would rather call or write. */
  readonly further?: ReactNode
}

/** The last words of a page: how to begin. Their colour runs down to the footer, over the margin the footer keeps. On paper they need more than buttons. */
export const ClosingCall = ({ title, text, children, further }: ClosingCallProps) => (
  <section
    aria-labelledby="closing"
    className={classNames('-mb-section bg-rose', further === undefined && 'print:hidden')}
  >
    <div className="frame flex flex-col items-center py-section text-center print:break-inside-avoid print:py-8">
      <Thread className="w-24" />
      <h2 id="closing" className="mt-8 font-display text-title">
        {title}
      </h2>
      <p className="mt-5 max-w-measure text-lead">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-4 print:hidden">{children}</div>
      {further}
    </div>
  </section>
)
