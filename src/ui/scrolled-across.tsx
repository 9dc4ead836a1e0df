import type { ReactNode } from 'react'

interface ScrolledAcrossProps {
  /** The ids of what names it. */
  readonly labelledBy: string
  readonly children: ReactNode
}

/** What is wider than its place scrolls by itself, and shows at its edges that it goes on. */
export const ScrolledAcross = ({ labelledBy, children }: ScrolledAcrossProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section aria-labelledby={labelledBy} tabIndex={0} className="scroll-edges">
    {children}
  </section>
)
