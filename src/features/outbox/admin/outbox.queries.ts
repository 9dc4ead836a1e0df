import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { OutboxContract } from '../outbox.contract.ts'
import type { MailStatus } from '../outbox.limits.ts'

type OutboxApi = Api<OutboxContract>

export const outboxKey = ['outbox'] as const

/** A mail that waits is read again at this interval until it is sent. */
const whileWaitingMs = 10_000

const ofTheHouse = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

interface Wanted {
  readonly status: MailStatus | undefined
  readonly page: number
}

/** One page of the mails. */
export const mailsQuery = (api: OutboxApi, { status, page }: Wanted) =>
  queryOptions({
    queryKey: [...outboxKey, 'mails', { status, page }],
    queryFn: ({ signal }) => api('GET /admin/outbox', { query: { page, ...(status && { status }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.counts.queued ? whileWaitingMs : false),
    ...ofTheHouse,
  })

/** One mail with its content. */
export const mailQuery = (api: OutboxApi, id: string) =>
  queryOptions({
    queryKey: [...outboxKey, 'mail', id],
    queryFn: async ({ signal }) => (await api('GET /admin/outbox/{id}', { params: { id }, signal })).mail,
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? whileWaitingMs : false),
    ...ofTheHouse,
  })
