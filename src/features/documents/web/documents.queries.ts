import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { DocumentName } from '../document-names.ts'
import type { DocumentsContract } from '../documents.contract.ts'

/** A long text of the house: it changes with a release, its settings and its own versions, seldom within a visit. */
export const documentQuery = (api: Api<DocumentsContract>, name: DocumentName) =>
  queryOptions({
    queryKey: ['document', api.lng, name],
    queryFn: async ({ signal }) =>
      (await api('GET /documents/{name}', { params: { name }, signal })).document,
    staleTime: 5 * 60_000,
  })
