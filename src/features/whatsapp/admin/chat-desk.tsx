import { pathTo } from '../../../sitemap.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AnsweringHours } from '../web/panel/chat-saying.tsx'
import type { WhatsappContract } from '../whatsapp.contract.ts'
import { chatDeskQuery } from './chat-desk.queries.ts'
import { chatDeskTexts } from './chat-desk.texts.ts'
import { ChatStatusForm } from './chat-status-form.tsx'

interface ChatDeskProps {
  readonly houseName: string
  readonly hours: readonly AnsweringHours[]
}

/** Where the house says whether its team answers the chat, and with which words. */
export const ChatDesk = ({ houseName, hours }: ChatDeskProps) => {
  useOwnTexts('chatDesk', chatDeskTexts)
  const { t } = useTranslation('chatDesk')
  const query = usePrivateQuery(chatDeskQuery(useApi<WhatsappContract>()))
  return (
    <DeskPage path={pathTo('adminWhatsapp')} houseName={houseName} t={t}>
      <div className="mt-8 noscript:hidden">
        <Answered query={query} failed={t('failed')} retry={t('retry')}>
          {(status) => <ChatStatusForm status={status} hours={hours} />}
        </Answered>
      </div>
    </DeskPage>
  )
}
