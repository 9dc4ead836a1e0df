import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { ClosingKind } from '../../closings/closing-periods.ts'
import type { ClosingsContract } from '../../closings/closings.contract.ts'
import type { Days } from '../../periods.ts'
import { ofTeam } from '../bookkeeping.queries.ts'

export const closingsKey = ['bookkeeping', 'closings'] as const

export interface WantedClosings extends Days {
  readonly kind?: ClosingKind
}

export const closingsQuery = (api: Api<ClosingsContract>, wanted: WantedClosings) =>
  queryOptions({
    queryKey: [...closingsKey, wanted],
    queryFn: ({ signal }) => api('GET /admin/accounts/closings', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
    ...ofTeam,
  })

export const attestationQuery = (api: Api<ClosingsContract>) =>
  queryOptions({
    queryKey: ['bookkeeping', 'attestation'],
    queryFn: ({ signal }) => api('GET /admin/accounts/attestation', { signal }),
    ...ofTeam,
  })
