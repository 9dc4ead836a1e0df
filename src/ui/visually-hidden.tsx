import type { ReactNode } from 'react'

/** Words for screen readers where the eye has the drawing. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
)
