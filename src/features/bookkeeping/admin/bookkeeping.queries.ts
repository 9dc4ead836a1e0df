import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { ArchivesContract } from '../archives.contract.ts'
import type { LedgerContract } from '../ledger.contract.ts'
import type { PaperListContract } from '../paper-list.contract.ts'
import type { Days } from '../periods.ts'

/** What all queries about the accounts have in common. */
export const ofTeam = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

export const papersKey = ['bookkeeping', 'papers'] as const

export const seriesQuery = (api: Api<PaperListContract>) =>
  queryOptions({
    queryKey: ['bookkeeping', 'series'],
    queryFn: async ({ signal }) => (await api('GET /admin/invoice-series', { signal })).series,
    ...ofTeam,
  })

/** An archive that is being made is asked after at this interval. */
const whileMakingMs = 2_000

export const archivesQuery = (api: Api<ArchivesContract>) =>
  queryOptions({
    queryKey: ['bookkeeping', 'archives'],
    queryFn: async ({ signal }) => (await api('GET /admin/paper-archives', { signal })).archives,
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: made }) => made === 'asked' || made === 'making') ? whileMakingMs : false,
    ...ofTeam,
  })

export const journalQuery = (api: Api<LedgerContract>, days: Days) =>
  queryOptions({
    queryKey: ['bookkeeping', 'journal', days],
    queryFn: ({ signal }) => api('GET /admin/accounts/journal', { query: { ...days }, signal }),
    placeholderData: keepPreviousData,
    ...ofTeam,
  })

export const vatQuery = (api: Api<LedgerContract>, days: Days) =>
  queryOptions({
    queryKey: ['bookkeeping', 'vat', days],
    queryFn: ({ signal }) => api('GET /admin/accounts/vat', { query: { ...days }, signal }),
    placeholderData: keepPreviousData,
    ...ofTeam,
  })
