import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { WhatsappContract, WhatsappStatus } from '../whatsapp.contract.ts'
import { statusPollMs } from '../whatsapp.limits.ts'

export type ShownStatus = Pick<WhatsappStatus, 'isOnline' | 'customMessage'>

/** What is shown until the house answers, and when it does not (§7). */
export const unansweredStatus: ShownStatus = { isOnline: true, customMessage: '' }

/** Whether the team answers the chat, asked for on load and every five minutes (§7). */
export const chatStatusQuery = (api: Api<WhatsappContract>) =>
  queryOptions({
    queryKey: ['chat-status'],
    queryFn: async ({ signal }): Promise<ShownStatus> => {
      try {
        return (await api('GET /whatsapp/status', { signal })).data
      } catch (error) {
        if (signal.aborted) throw error
        return unansweredStatus
      }
    },
    staleTime: statusPollMs,
    refetchInterval: statusPollMs,
  })
