import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface FootBarProps {
  /** What it is called, where it is a part of the page of its own. */
  readonly label?: string
  /** Whether it stays at the foot as long as what it ends is in the window, or as long as it is there. */
  readonly place: 'part' | 'window'
  readonly children: ReactNode
}

const PLACES: Record<FootBarProps['place'], string> = {
  part: 'sticky [@media(height<26rem)]:static -mx-margin mt-6 noscript:hidden',
  window: 'fixed inset-x-0 [@media(height<26rem)]:hidden',
}

/** What can be done at any time, at the foot of a narrow window. Its mark keeps the room for it: see base.css. */
export const FootBar = ({ label, place, children }: FootBarProps) => (
  <section
    aria-label={label}
    data-foot-bar=""
    className={classNames(
      'bottom-0 z-30 border-hairline border-t bg-paper px-margin pt-2.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] lg:hidden print:hidden',
      PLACES[place],
    )}
  >
    {children}
  </section>
)
