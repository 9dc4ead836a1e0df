import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { bookkeepingDeskTexts } from './bookkeeping-desk.texts.ts'
import { JournalView } from './ledger/journal-view.tsx'
import { VatView } from './ledger/vat-view.tsx'
import { PapersView } from './papers/papers-view.tsx'

const views = [undefined, 'journal', 'tva'] as const

interface ViewProps {
  readonly view: (typeof views)[number]
}

const View = ({ view }: ViewProps) => {
  const [today] = useState(() => parisTime(Date.now()).date)
  if (view === 'journal') return <JournalView today={today} />
  return view === 'tva' ? <VatView today={today} /> : <PapersView today={today} />
}

const Views = ({ view: shown }: ViewProps) => {
  const { t } = useTranslation('bookkeepingDesk')
  const path = pathTo('adminBookkeeping')
  return (
    <nav aria-label={t('views.label')} className="mb-4 text-small noscript:hidden">
      <ul className="flex gap-x-6 border-hairline border-b">
        {views.map((view) => (
          <li key={view ?? 'papers'}>
            <LocalLink
              to={view ? `${path}?view=${view}` : path}
              aria-current={view === shown ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center',
                view === shown ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {t(`views.${view ?? 'papers'}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The accounts of the house: its papers, its journal and its VAT. */
export const BookkeepingPage = ({ houseName }: { houseName: string }) => {
  useOwnTexts('bookkeepingDesk', bookkeepingDeskTexts)
  const { t } = useTranslation('bookkeepingDesk')
  const isSignedIn = useSignedIn() === true
  const asked = useSearchParams()[0].get('view')
  const view = views.find((name) => name === asked)
  return (
    <DeskPage path={pathTo('adminBookkeeping')} houseName={houseName} t={t}>
      <Views view={view} />
      <div className="noscript:hidden">{isSignedIn && <View view={view} />}</div>
    </DeskPage>
  )
}
