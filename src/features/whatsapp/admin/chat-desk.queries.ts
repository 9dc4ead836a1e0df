import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { WhatsappContract } from '../whatsapp.contract.ts'

/** What the chat says now, and the member of the team who changed it last. */
export const chatDeskQuery = (api: Api<WhatsappContract>) =>
  queryOptions({
    queryKey: ['chat-desk'],
    queryFn: async ({ signal }) => (await api('GET /admin/whatsapp', { signal })).status,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
