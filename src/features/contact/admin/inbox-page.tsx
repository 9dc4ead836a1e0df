import { useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { inboxTexts } from './inbox.texts.ts'
import { MessageList } from './message-list.tsx'
import { OpenedMessage } from './opened-message.tsx'

interface InboxPageProps {
  readonly houseName: string
  /** Whether the member of the team may delete a message; undefined until that is known. */
  readonly mayDelete: boolean | undefined
}

/** The messages to the house, or the one that the address opens. */
export const InboxPage = ({ houseName, mayDelete }: InboxPageProps) => {
  useOwnTexts('inbox', inboxTexts)
  const { t } = useTranslation('inbox')
  const opened = useSearchParams()[0].get('opened')
  return (
    <DeskPage path={pathTo('adminMessages')} houseName={houseName} t={t}>
      <div className="mt-8 noscript:hidden">
        {opened ? <OpenedMessage key={opened} id={opened} mayDelete={mayDelete} /> : <MessageList />}
      </div>
    </DeskPage>
  )
}
