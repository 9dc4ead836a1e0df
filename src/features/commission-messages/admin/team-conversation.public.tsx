import { useState } from 'react'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { CommissionMessage } from '../commission-message.schema.ts'
import type { CommissionMessagesContract } from '../commission-messages.contract.ts'
import { conversationTexts } from '../web/conversation.texts.ts'
import { MessageForm } from '../web/message-form.tsx'
import { MessageList } from '../web/message-list.tsx'
import { useSeen } from '../web/use-seen.ts'
import { AnsweredMessages, note, type Room, useTeamUpload } from './answered-messages.tsx'

interface TeamMessagesProps {
  readonly id: string
  readonly customer: string
  readonly messages: readonly CommissionMessage[]
  readonly readAt: number
}

/** What both sides wrote, and what can be done with what the house wrote. */
const TeamMessages = ({ id, customer, messages, readAt }: TeamMessagesProps) => {
  const { t } = useTranslation('conversation')
  const api = useApi<CommissionMessagesContract>()
  const removing = useWrite({
    send: (messageId: string) =>
      api('DELETE /admin/commissions/{id}/messages/{messageId}', { params: { id, messageId } }),
    succeeded: () => notify('general', { title: t('removed') }),
    failed: (error) => showFailure(t('notRemoved'), error),
  })
  const showing = useWrite({
    send: (messageId: string) =>
      api('POST /admin/commissions/{id}/messages/{messageId}/show', { params: { id, messageId } }),
    succeeded: () => notify('general', { title: t('shown'), variant: 'success' }),
    failed: (error) => showFailure(t('notShown'), error),
  })
  // The number beside the room counts who waits to be read.
  useSeen({
    messages,
    reader: 'house',
    readAt,
    see: () => api('POST /admin/commissions/{id}/messages/seen', { params: { id } }),
  })
  return (
    <MessageList
      messages={messages}
      reader="house"
      nameOf={({ author, by }) => (author === 'customer' ? customer : by || t('house'))}
      onRemove={removing.write}
      actionOf={({ _id, shown }) =>
        !shown && (
          <Button
            variant="quiet"
            size="small"
            loading={showing.writing === _id}
            onClick={() => void showing.write(_id)}
          >
            {t('show')}
          </Button>
        )
      }
    />
  )
}

interface TeamConversationProps {
  readonly id: string
  /** The name of the customer. */
  readonly customer: string
  /** Whether something can still be written. */
  readonly isOpen: boolean
}

/** The conversation of a commission, as those read and lead it who answer customers. */
export const TeamConversation = ({ id, customer, isOpen }: TeamConversationProps) => {
  useOwnTexts('conversation', conversationTexts)
  const { t } = useTranslation('conversation')
  const api = useApi<CommissionMessagesContract>()
  const upload = useTeamUpload(id)
  const [room, setRoom] = useState<Room>('commissions')
  const isNote = room === note
  return (
    <div className="flex flex-col gap-6">
      <AnsweredMessages room="commissions" id={id}>
        {(messages, readAt) => (
          <TeamMessages id={id} customer={customer} messages={messages} readAt={readAt} />
        )}
      </AnsweredMessages>
      {isOpen && (
        <div className="flex flex-col gap-4">
          <RadioGroupField
            name="audience"
            appearance="tiles"
            label={t('for')}
            value={room}
            onChange={(value) => setRoom(value === note ? note : 'commissions')}
            options={[
              { value: 'commissions', label: t('toCustomer') },
              { value: note, label: t('forAtelier') },
            ]}
          />
          <MessageForm
            label={t(isNote ? 'note' : 'words')}
            sendLabel={t(isNote ? 'add' : 'send')}
            done={t(isNote ? 'noted' : 'sent')}
            send={(body, idempotencyKey) =>
              api(`POST /admin/${room}/{id}/messages`, { params: { id }, body, idempotencyKey })
            }
            upload={upload}
          />
        </div>
      )}
    </div>
  )
}
