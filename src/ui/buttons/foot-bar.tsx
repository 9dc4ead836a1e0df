import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface FootBarProps {
  /** The accessible name, when the bar is a region of the page of its own. */
  readonly label?: string
  /** With `part` the bar stays at the foot while its part of the page is in the window, with `window` always. */
  readonly place: 'part' | 'window'
  readonly children: ReactNode
}

const PLACES: Record<FootBarProps['place'], string> = {
  part: 'sticky [@media(height<26rem)]:static -mx-margin mt-6 noscript:hidden',
  window: 'fixed inset-x-0 [@media(height<26rem)]:hidden',
}

/** Holds actions at the foot of a narrow window. `data-foot-bar` reserves the space for it: see base.css. */
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
