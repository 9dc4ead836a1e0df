import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { Assignment, MessageStatus } from '../contact.limits.ts'
import type { InboxContract } from '../inbox.contract.ts'

type InboxApi = Api<InboxContract>

const key = ['messages'] as const

/** Several people work in it: what is shown is asked for again whenever a reader comes back to it. */
const ofTheHouse = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

interface WantedMessages {
  readonly status: MessageStatus | undefined
  readonly waiting: 'house' | undefined
  readonly assigned: Assignment | undefined
  readonly search: string
  readonly page: number
}

/** One page of the messages. */
export const messagesQuery = (api: InboxApi, { status, waiting, assigned, search, page }: WantedMessages) =>
  queryOptions({
    queryKey: [...key, 'list', { status, waiting, assigned, search, page }],
    queryFn: ({ signal }) => {
      const query = {
        page,
        ...(status && { status }),
        ...(waiting && { waiting }),
        ...(assigned && { assigned }),
        ...(search && { search }),
      }
      return api('GET /admin/messages', { query, signal })
    },
    placeholderData: keepPreviousData,
    ...ofTheHouse,
  })

/** One message with its exchange. */
export const messageQuery = (api: InboxApi, id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api('GET /admin/messages/{id}', { params: { id }, signal }),
    ...ofTheHouse,
  })
