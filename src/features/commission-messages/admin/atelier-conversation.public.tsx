import { useApi } from '../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { CommissionMessagesContract } from '../commission-messages.contract.ts'
import { conversationTexts } from '../web/conversation.texts.ts'
import { MessageForm } from '../web/message-form.tsx'
import { MessageList } from '../web/message-list.tsx'
import { AnsweredMessages, note, useTeamUpload } from './answered-messages.tsx'

/** The pictures and notes of a commission, as those read and add them who make it. */
export const AtelierConversation = ({ id }: { readonly id: string }) => {
  useOwnTexts('conversation', conversationTexts)
  const { t } = useTranslation('conversation')
  const api = useApi<CommissionMessagesContract>()
  const upload = useTeamUpload(id)
  return (
    <div className="flex flex-col gap-4">
      <AnsweredMessages room={note} id={id}>
        {(messages) => (
          <MessageList
            messages={messages}
            reader="house"
            nameOf={({ author, by }) => (author === 'customer' ? t('customer') : by || t('house'))}
          />
        )}
      </AnsweredMessages>
      <MessageForm
        label={t('note')}
        sendLabel={t('add')}
        done={t('noted')}
        send={(body, idempotencyKey) =>
          api('POST /admin/atelier/commissions/{id}/messages', { params: { id }, body, idempotencyKey })
        }
        upload={upload}
      />
    </div>
  )
}
