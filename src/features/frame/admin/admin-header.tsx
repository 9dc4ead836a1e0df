import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../sitemap.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { LanguageSwitch } from '../web/language-switch.tsx'

interface AdminHeaderProps {
  readonly houseName: string
  /** The title of the admin. */
  readonly title: string
  /** The account of the member of the team who is signed in. */
  readonly children?: ReactNode
}

/** Where one is, and the ways out: the top of every page of the admin. */
export const AdminHeader = ({ houseName, title, children }: AdminHeaderProps) => {
  const { t } = useTranslation('frame')
  return (
    <header className="border-hairline border-b bg-sheet text-small print:hidden">
      <div className="frame flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-1.5">
        <LocalLink to={pathTo('admin')} className="me-auto inline-flex flex-wrap gap-x-3 py-1.5">
          <span className="whitespace-nowrap font-semibold">{houseName}</span>
          <span className="whitespace-nowrap text-ink-soft">{title}</span>
        </LocalLink>
        <LocalLink to={pathTo('shop')} className="thread-link relative inline-flex py-1.5">
          {t('shell.shop')}
        </LocalLink>
        <LanguageSwitch short />
        {children}
      </div>
    </header>
  )
}
