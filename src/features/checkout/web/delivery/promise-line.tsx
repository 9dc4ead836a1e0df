import type { ReactNode } from 'react'

/** One line of the promises: the subject on the left, the promise on the right. */
export const PromiseLine = ({ subject, children }: { subject: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(5.5rem,1fr)_4fr] gap-x-4 border-hairline border-t py-3">
    <dt className="text-ink-soft">{subject}</dt>
    <dd>{children}</dd>
  </div>
)
