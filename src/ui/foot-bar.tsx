import type { ReactNode } from 'react'

interface FootBarProps {
  readonly label: string
  readonly children: ReactNode
}

/** What can be done at any time, at the foot of a narrow window. Its mark keeps the room for it: see base.css. */
export const FootBar = ({ label, children }: FootBarProps) => (
  <section
    aria-label={label}
    data-foot-bar=""
    className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-paper px-margin pt-2.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] [@media(height<26rem)]:hidden lg:hidden print:hidden"
  >
    {children}
  </section>
)
