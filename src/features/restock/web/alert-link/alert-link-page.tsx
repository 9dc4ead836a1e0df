import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { alertLinkTexts } from './alert-link-texts.ts'

interface AlertLinkPageProps {
  readonly step: 'confirm' | 'stop'
  readonly houseName: string
  readonly children: ReactNode
}

const pages = { confirm: 'stockAlertConfirmation', stop: 'stockAlertStop' } as const

/** A page that a link of a mail about an awaited size leads to: its head, and one thing to do. */
export const AlertLinkPage = ({ step, houseName, children }: AlertLinkPageProps) => {
  useOwnTexts('alertLink', alertLinkTexts)
  const { t } = useTranslation('alertLink')
  return (
    <>
      <PageHead
        title={`${t(`${step}.title`)} · ${houseName}`}
        description={t(`${step}.description`)}
        path={pathTo(pages[step])}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame flex min-h-[60svh] flex-col gap-8 py-section">
        <SectionHeading level={1} title={t(`${step}.title`)} lead={t(`${step}.lead`)} />
        {children}
      </div>
    </>
  )
}
