import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TitledPart } from '../../../ui/titled-part.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { OwnAccess } from '../../commissions/web/own/own-access.public.ts'
import type { CommissionMessage } from '../commission-message.schema.ts'
import type { CommissionMessagesContract } from '../commission-messages.contract.ts'
import { conversationTexts } from './conversation.texts.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { readAgain } from './read-again.ts'
import { useSeen } from './use-seen.ts'

const messagesQuery = (api: Api<CommissionMessagesContract>, { id, key }: OwnAccess) =>
  queryOptions({
    queryKey: ['commission-messages', api.lng, id, key],
    queryFn: async ({ signal }) =>
      (await api('GET /commissions/{id}/messages', { params: { id }, query: { key }, signal })).messages,
    ...readAgain,
  })

interface OwnMessagesProps {
  readonly access: OwnAccess
  readonly messages: readonly CommissionMessage[]
  readonly readAt: number
}

const OwnMessages = ({ access: { id, key }, messages, readAt }: OwnMessagesProps) => {
  const { t } = useTranslation('conversation')
  const api = useApi<CommissionMessagesContract>()
  const named = { params: { id }, query: { key } }
  const removing = useWrite({
    send: (messageId: string) =>
      api('DELETE /commissions/{id}/messages/{messageId}', { ...named, params: { id, messageId } }),
    succeeded: () => notify('general', { title: t('removed') }),
    failed: (error) => showFailure(t('notRemoved'), error),
  })
  useSeen({
    messages,
    reader: 'customer',
    readAt,
    refresh: null,
    see: () => api('POST /commissions/{id}/messages/seen', named),
  })
  return (
    <MessageList
      messages={messages}
      reader="customer"
      nameOf={({ author }) => t(author === 'customer' ? 'you' : 'house')}
      onRemove={removing.write}
    />
  )
}

interface OwnConversationProps {
  readonly access: OwnAccess
  /** Whether something can still be written. */
  readonly isOpen: boolean
}

/** What a customer and the house write to each other about a commission. */
export const OwnConversation = ({ access, isOpen }: OwnConversationProps) => {
  useOwnTexts('conversation', conversationTexts)
  const { t } = useTranslation('conversation')
  const { id, key } = access
  const api = useApi<CommissionMessagesContract>()
  const upload = useUpload<CommissionMessagesContract>()
  const { data, isError, dataUpdatedAt, refetch } = useQuery(messagesQuery(api, access))
  if (!isOpen && data?.length === 0) return null
  return (
    <TitledPart title={t('title')}>
      <div className="flex max-w-[52rem] flex-col gap-6">
        {isOpen && <p className="max-w-measure text-ink-soft">{t('lead')}</p>}
        {data && <OwnMessages access={access} messages={data} readAt={dataUpdatedAt} />}
        {!data && !isError && <Skeleton className="h-24 w-full" />}
        {!data && isError && (
          <div role="alert" className="flex flex-col items-start gap-3">
            <p>{t('unread')}</p>
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        )}
        {isOpen && (
          <div className="print:hidden">
            <MessageForm
              label={t('words')}
              sendLabel={t('send')}
              done={t('sent')}
              send={(body, idempotencyKey) =>
                api('POST /commissions/{id}/messages', {
                  params: { id },
                  query: { key },
                  body,
                  idempotencyKey,
                })
              }
              upload={(file, sending) =>
                upload('POST /commissions/{id}/pictures', {
                  params: { id },
                  query: { key },
                  file: { field: 'image', content: file },
                  fields: {},
                  ...sending,
                })
              }
            />
          </div>
        )}
      </div>
    </TitledPart>
  )
}
