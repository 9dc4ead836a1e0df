import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { DocumentsContract } from '../../documents.contract.ts'

const writtenQuestionsKey = ['written-questions'] as const

export const writtenQuestionsQuery = (api: Api<DocumentsContract>) =>
  queryOptions({
    queryKey: writtenQuestionsKey,
    queryFn: ({ signal }) => api('GET /admin/questions', { signal }),
    staleTime: 0,
    meta: { private: true },
  })

/** What is read again after the questions were changed. */
export const readingsOfQuestions: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => first === writtenQuestionsKey[0] || first === 'questions',
}
