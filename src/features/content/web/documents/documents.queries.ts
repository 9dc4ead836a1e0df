import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { ContentContract } from '../../content.contract.ts'
import type { DocumentName } from '../../document-names.ts'

/** A long text of the house; it changes with a new release only. */
export const documentQuery = (api: Api<ContentContract>, name: DocumentName) =>
  queryOptions({
    queryKey: ['document', api.lng, name],
    queryFn: async ({ signal }) =>
      (await api('GET /documents/{name}', { params: { name }, signal })).document,
    staleTime: Number.POSITIVE_INFINITY,
  })
