import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { useSession } from '../../api/api-provider.tsx'
import type { Choices, ListDeclaration, ListParams } from './list-declaration.ts'

/** Several people work in the admin: what is shown is read again whenever a reader comes back to it. */
const inStep = { staleTime: 0, refetchOnWindowFocus: true }

/** The rows that an address asks of a list. */
export const listQueryOf = <C extends Choices, Row>(
  list: ListDeclaration<C, Row>,
  params: ListParams<C>,
  { transport, lng }: Pick<ReturnType<typeof useSession>, 'transport' | 'lng'>,
  { limit }: { readonly limit?: number } = {},
) =>
  queryOptions({
    queryKey: [...list.key, 'list', lng, params, limit],
    queryFn: async ({ signal }) => {
      const { given, ...chosen } = params
      return list.read(await transport(list.call, { query: { ...chosen, ...given, limit }, signal }))
    },
    placeholderData: keepPreviousData,
    meta: { private: true },
    ...inStep,
    ...list.reading,
  })
