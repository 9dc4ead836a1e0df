import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { InTurn } from '../../../ui/admin/in-turn.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { MailReports } from './mail-reports.tsx'
import { OpenedSubscriber } from './opened-subscriber.tsx'
import { SubscriberList } from './subscriber-list.tsx'
import { subscribersTexts } from './subscribers.texts.ts'

const views = ['subscribers', 'letters'] as const

type View = (typeof views)[number]

const Views = ({ shown }: { shown: View }) => {
  const { t } = useTranslation('subscribers')
  const path = pathTo('adminNewsletter')
  return (
    <nav aria-label={t('views.label')} className="mt-2 text-small noscript:hidden">
      <ul className="flex gap-x-6 border-hairline border-b">
        {views.map((view) => (
          <li key={view}>
            <LocalLink
              to={view === 'letters' ? `${path}?view=letters` : path}
              aria-current={view === shown ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center',
                view === shown ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {t(`views.${view}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SubscribersPageProps {
  readonly houseName: string
  /** Only admins see addresses; undefined until it is known whether the reader is one. */
  readonly isAdmin: boolean | undefined
  readonly letters: ReactNode
}

/** The addresses of the newsletter, or the one that the address of the page opens; and the letters to them. */
export const SubscribersPage = ({ houseName, isAdmin, letters }: SubscribersPageProps) => {
  useOwnTexts('subscribers', subscribersTexts)
  const { t } = useTranslation('subscribers')
  const [address] = useSearchParams()
  const opened = address.get('opened')
  const view: View = isAdmin === false || address.get('view') === 'letters' ? 'letters' : 'subscribers'
  const subscribers = opened ? (
    <OpenedSubscriber key={opened} id={opened} />
  ) : (
    <InTurn className="flex flex-col gap-14">
      <div>
        <SubscriberList />
      </div>
      <MailReports />
    </InTurn>
  )
  return (
    <DeskPage path={pathTo('adminNewsletter')} houseName={houseName} t={t}>
      {isAdmin !== false && <Views shown={view} />}
      <div className="mt-6 noscript:hidden">
        {isAdmin !== undefined && (view === 'letters' ? letters : subscribers)}
      </div>
    </DeskPage>
  )
}
