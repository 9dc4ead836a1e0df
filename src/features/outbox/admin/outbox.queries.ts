import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { OutboxContract } from '../outbox.contract.ts'

export const outboxKey = ['outbox'] as const

/** A mail that waits is read again at this interval until it is sent. */
export const whileWaitingMs = 10_000

const ofStaff = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** One mail with its content. */
export const mailQuery = (api: Api<OutboxContract>, id: string) =>
  queryOptions({
    queryKey: [...outboxKey, 'mail', id],
    queryFn: async ({ signal }) => (await api('GET /admin/outbox/{id}', { params: { id }, signal })).mail,
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? whileWaitingMs : false),
    ...ofStaff,
  })
