import { useId, useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { type AccountSection, accountSections } from './account-sections.ts'

interface AccountNavigationProps {
  readonly section: AccountSection
  /** False on a page below the section; the link of the section then leads back. */
  readonly isThePage: boolean
}

/** The sections of the account: a column beside them, or on a small window one line above them that opens. */
export const AccountNavigation = ({ section, isThePage }: AccountNavigationProps) => {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const listId = useId()
  return (
    <nav aria-label={t('navigation')} className="max-lg:border-hairline max-lg:border-b">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between gap-4 text-start lg:hidden"
      >
        <span>
          <VisuallyHidden>{`${t('menu')}, `}</VisuallyHidden>
          {t(`links.${section}`)}
        </span>
        <Icon name="chevron" className={classNames('transition-transform', open && 'rotate-180')} />
      </button>
      <ul
        id={listId}
        className={classNames(
          'pb-5 max-lg:columns-2 max-lg:gap-x-gutter lg:flex lg:flex-col lg:items-start lg:gap-y-1 lg:pb-0',
          !open && 'max-lg:hidden',
        )}
      >
        {accountSections.map((page) => (
          <li key={page} className="break-inside-avoid">
            <LocalLink
              to={pathTo(page)}
              aria-current={page === section ? (isThePage ? 'page' : 'true') : undefined}
              className="thread-link inline-flex min-h-11 items-center text-ink-soft transition-colors [--thread-drop:0.25rem] hover:text-ink aria-[current]:text-ink"
            >
              {t(`links.${page}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
