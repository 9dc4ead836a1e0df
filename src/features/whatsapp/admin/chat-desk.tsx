import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import type { AnsweringHours } from '../web/panel/chat-saying.tsx'
import type { WhatsappContract } from '../whatsapp.contract.ts'
import { chatDeskQuery } from './chat-desk.queries.ts'
import { chatDeskTexts } from './chat-desk-texts.ts'
import { ChatStatusForm } from './chat-status-form.tsx'

interface ChatDeskProps {
  readonly houseName: string
  readonly hours: readonly AnsweringHours[]
}

/** Where the house says whether somebody answers the chat, and with which words. */
export const ChatDesk = ({ houseName, hours }: ChatDeskProps) => {
  useOwnTexts('chatDesk', chatDeskTexts)
  const { t } = useTranslation('chatDesk')
  const { data, error, refetch } = useQuery({
    ...chatDeskQuery(useApi<WhatsappContract>()),
    enabled: useSignedIn() === true,
  })
  return (
    <DeskPage path={pathTo('adminWhatsapp')} houseName={houseName} back={pathTo('admin')} t={t}>
      <div className="mt-8 noscript:hidden">
        {!data && error && (
          <Unanswered
            error={error}
            text={t('failed')}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        )}
        {data && <ChatStatusForm status={data} hours={hours} />}
      </div>
    </DeskPage>
  )
}
