import { useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { OpenedSubscriber } from './opened-subscriber.tsx'
import { SubscriberList } from './subscriber-list.tsx'
import { subscribersTexts } from './subscribers.texts.ts'

/** The addresses of the newsletter, or the one that the address of the page opens. */
export const SubscribersPage = ({ houseName }: { houseName: string }) => {
  useOwnTexts('subscribers', subscribersTexts)
  const { t } = useTranslation('subscribers')
  const opened = useSearchParams()[0].get('opened')
  return (
    <DeskPage path={pathTo('adminNewsletter')} houseName={houseName} t={t}>
      <div className="mt-8 noscript:hidden">
        {opened ? <OpenedSubscriber key={opened} id={opened} /> : <SubscriberList />}
      </div>
    </DeskPage>
  )
}
