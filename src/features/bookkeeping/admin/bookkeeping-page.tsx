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
import { PayoutsView } from '../../payouts/admin/payouts-view.public.tsx'
import { bookkeepingDeskTexts } from './bookkeeping-desk.texts.ts'
import { Attestation } from './closings/attestation.tsx'
import { ClosingsView } from './closings/closings-view.tsx'
import { EReportingView } from './e-reporting/e-reporting-view.tsx'
import { JournalView } from './ledger/journal-view.tsx'
import { VatView } from './ledger/vat-view.tsx'
import { PapersView } from './papers/papers-view.tsx'
import { SalesFiguresView } from './sales-figures/sales-figures-view.tsx'

/** In the address, of a sheet that belongs to the closings. */
const attestationWord = 'attestation'

/** What the room shows, by the word in its address; its papers where the address has none. */
const views = [
  { name: 'papers', word: undefined, Shown: PapersView },
  { name: 'journal', word: 'journal', Shown: JournalView },
  { name: 'tva', word: 'tva', Shown: VatView },
  { name: 'eReporting', word: 'e-reporting', Shown: EReportingView },
  { name: 'figures', word: 'chiffres', Shown: SalesFiguresView },
  { name: 'clotures', word: 'clotures', Shown: ClosingsView },
  { name: 'payouts', word: 'versements', Shown: PayoutsView },
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

interface BookkeepingPageProps {
  readonly houseName: string
  /** Undefined until the account is known. */
  readonly isAdmin: boolean | undefined
  /** Whether the member sees appointments. */
  readonly opensVisits: boolean
}

/** The accounts of the house: its papers, its journal, its VAT and its closings. The attestation is printed alone. */
export const BookkeepingPage = ({ houseName, isAdmin = false, opensVisits }: BookkeepingPageProps) => {
  useOwnTexts('bookkeepingDesk', bookkeepingDeskTexts)
  const { t } = useTranslation('bookkeepingDesk')
  const isSignedIn = useSignedIn() === true
  const [today] = useState(() => parisTime(Date.now()).date)
  const word = useSearchParams()[0].get('view')
  const isAttested = word === attestationWord
  const named = isAttested ? 'clotures' : word
  const shown = views.find((view) => view.word === named) ?? views[0]
  return (
    <>
      <div className={classNames(isAttested && 'print:hidden')}>
        <DeskPage path={pathTo('adminBookkeeping')} houseName={houseName} t={t}>
          <Views shown={shown} />
          <div className="noscript:hidden">
            {isSignedIn && !isAttested && (
              <shown.Shown today={today} isAdmin={isAdmin} opensVisits={opensVisits} />
            )}
          </div>
        </DeskPage>
      </div>
      {isSignedIn && isAttested && <Attestation />}
    </>
  )
}
