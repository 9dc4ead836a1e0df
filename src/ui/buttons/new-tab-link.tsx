import type { ReactNode } from 'react'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import { useLanguage } from '../api/use-language.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Icon } from './icon.tsx'

interface NewTabLinkProps {
  /** A page of the house. */
  readonly to: string
  /** What a screen reader says: that a tab opens. */
  readonly newTab: string
  readonly children: ReactNode
}

/** A text of the house that is read in a tab of its own, because what is written on this page must not be lost for it. */
export const NewTabLink = ({ to, newTab, children }: NewTabLinkProps) => (
  <a
    href={localizedPath(to, useLanguage())}
    target="_blank"
    rel="noopener"
    className="inline-flex min-h-8 items-center gap-1.5 underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
  >
    {children} <Icon name="external" size={14} className="flex-none" />
    <VisuallyHidden>{newTab}</VisuallyHidden>
  </a>
)
