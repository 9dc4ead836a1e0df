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

/** What the room shows, by the word in its address; its papers where the address has none. */
const views = [
  { name: 'papers', word: undefined, Shown: PapersView },
  { name: 'journal', word: 'journal', Shown: JournalView },
  { name: 'tva', word: 'tva', Shown: VatView },
] as const

const Views = ({ shown }: { shown: (typeof views)[number] }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const path = pathTo('adminBookkeeping')
  return (
    <nav aria-label={t('views.label')} className="mb-4 text-small noscript:hidden">
      <ul className="flex flex-wrap gap-x-6 border-hairline border-b">
        {views.map((view) => (
          <li key={view.name}>
            <LocalLink
              to={view.word ? `${path}?view=${view.word}` : path}
              aria-current={view === shown ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center',
                view === shown ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {t(`views.${view.name}`)}
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
  const [today] = useState(() => parisTime(Date.now()).date)
  const word = useSearchParams()[0].get('view')
  const shown = views.find((view) => view.word === word) ?? views[0]
  return (
    <DeskPage path={pathTo('adminBookkeeping')} houseName={houseName} t={t}>
      <Views shown={shown} />
      <div className="noscript:hidden">{isSignedIn && <shown.Shown today={today} />}</div>
    </DeskPage>
  )
}
