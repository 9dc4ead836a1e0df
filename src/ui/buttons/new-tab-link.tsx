import type { ReactNode } from 'react'
import type { Language } from '../../shared/i18n/languages.ts'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import { useLanguage } from '../api/use-language.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Icon } from './icon.tsx'

interface NewTabLinkProps {
  /** The path of a page of the site. */
  readonly to: string
  /** The text that tells a screen reader that a new tab opens. */
  readonly newTab: string
  /** By default the page opens in the language of this one. */
  readonly lng?: Language
  readonly children: ReactNode
}

/**
 * A link that opens a page of the site in a new tab, so that the visitor does not lose what is written on this page.
 */
export const NewTabLink = ({ to, newTab, lng, children }: NewTabLinkProps) => {
  const own = useLanguage()
  return (
    <a
      href={localizedPath(to, lng ?? own)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-8 items-center gap-1.5 underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
    >
      {children} <Icon name="external" size={14} className="flex-none" />
      <VisuallyHidden>{newTab}</VisuallyHidden>
    </a>
  )
}
