import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { DocumentsContract } from '../../documents.contract.ts'
import type { LegalTextName } from '../../legal-texts.limits.ts'

const legalTextsKey = ['legal-texts'] as const

export const legalTextsQuery = (api: Api<DocumentsContract>) =>
  queryOptions({
    queryKey: [...legalTextsKey, api.lng],
    queryFn: async ({ signal }) => (await api('GET /admin/legal-texts', { signal })).texts,
    staleTime: 0,
    meta: { private: true },
  })

export const legalTextQuery = (api: Api<DocumentsContract>, name: LegalTextName) =>
  queryOptions({
    queryKey: [...legalTextsKey, api.lng, name],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/legal-texts/{name}', { params: { name }, signal })).text,
    staleTime: 0,
    meta: { private: true },
  })

/** What is read again after a version was written or taken back. */
export const readingsOfLegalTexts: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => first === legalTextsKey[0] || first === 'document',
}
