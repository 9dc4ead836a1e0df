import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Api } from '../../../shared/api/client.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { CommissionMessage } from '../commission-message.schema.ts'
import type { CommissionMessagesContract } from '../commission-messages.contract.ts'
import { readAgain } from '../web/read-again.ts'

/** Who answers customers reads all; who makes reads no words of customers. */
export type Room = 'commissions' | 'atelier/commissions'

export const note: Room = 'atelier/commissions'

/** What the house reads in a room: in the atelier's, no words of customers. */
const messagesQuery = (api: Api<CommissionMessagesContract>, room: Room, id: string) =>
  queryOptions({
    queryKey: ['team-conversation', room, api.lng, id],
    queryFn: async ({ signal }) =>
      (await api(`GET /admin/${room}/{id}/messages`, { params: { id }, signal })).messages,
    ...readAgain,
  })

/** Adds the picture of a member of the team to a commission. */
export const useTeamUpload = (id: string) => {
  const upload = useUpload<CommissionMessagesContract>()
  return (
    file: File,
    sending: { readonly idempotencyKey: string; readonly onProgress: (share: number) => void },
  ) =>
    upload('POST /admin/commissions/{id}/pictures', {
      params: { id },
      file: { field: 'image', content: file },
      fields: {},
      ...sending,
    })
}

interface AnsweredMessagesProps {
  readonly room: Room
  readonly id: string
  readonly children: (messages: readonly CommissionMessage[], readAt: number) => ReactNode
}

/** The messages of a commission, as a room reads them. */
export const AnsweredMessages = ({ room, id, children }: AnsweredMessagesProps) => {
  const { t } = useTranslation('conversation')
  const query = usePrivateQuery(messagesQuery(useApi<CommissionMessagesContract>(), room, id))
  return (
    <Answered
      query={query}
      failed={t('unread')}
      retry={t('retry')}
      awaiting={<Skeleton className="h-24 w-full" />}
    >
      {(messages) => children(messages, query.dataUpdatedAt)}
    </Answered>
  )
}
