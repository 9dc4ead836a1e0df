import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { InboxContract } from '../inbox.contract.ts'

export const messagesKey = ['messages'] as const

/** Several people work in it: what is shown is asked for again whenever a reader comes back to it. */
const ofStaff = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** One message with its exchange. */
export const messageQuery = (api: Api<InboxContract>, id: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: ({ signal }) => api('GET /admin/messages/{id}', { params: { id }, signal }),
    ...ofStaff,
  })
