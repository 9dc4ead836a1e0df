import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { DocumentsContract } from '../documents.contract.ts'

/** What the house is often asked; it follows the settings, and what the house writes. */
export const questionsQuery = (api: Api<DocumentsContract>) =>
  queryOptions({
    queryKey: ['questions', api.lng],
    queryFn: async ({ signal }) => (await api('GET /questions', { signal })).questions,
    staleTime: 5 * 60_000,
  })
