import type { ReactNode } from 'react'

/** A text for screen readers only, where the visible page has a drawing. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
)
