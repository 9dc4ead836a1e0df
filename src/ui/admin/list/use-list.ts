import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/api-provider.tsx'
import { usePrivateQuery } from '../../api/use-private-query.ts'
import { useChangedUrl } from '../use-changed-url.ts'
import { type Choices, type ListDeclaration, listParamsIn, nameInUrl } from './list-declaration.ts'

/** Several people work in the admin: what is shown is read again whenever a reader comes back to it. */
const inStep = { staleTime: 0, refetchOnWindowFocus: true }

/** Rows, counts and addresses of a list, by what the address of the page asks for. */
export const useList = <C extends Choices, Row>(list: ListDeclaration<C, Row>, { isOpen = true } = {}) => {
  const { transport, lng } = useSession()
  const urlWith = useChangedUrl()
  const [address] = useSearchParams()
  const params = listParamsIn(list, address)
  const pageName = nameInUrl(list, 'page')
  const query = usePrivateQuery(
    queryOptions({
      queryKey: [...list.key, 'list', lng, params],
      queryFn: async ({ signal }) => {
        const { given, ...chosen } = params
        return list.read(await transport(list.call, { query: { ...chosen, ...given }, signal }))
      },
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data && list.againAfterMs?.(data)) ?? false,
      meta: { private: true },
      ...inStep,
      ...list.reading,
    }),
    { isOpen },
  )
  const hrefWith = (change: Readonly<Record<string, string | undefined>>) => {
    const named = Object.entries(change).map(([field, value]) => [nameInUrl(list, field), value] as const)
    return urlWith({ ...Object.fromEntries(named), [pageName]: undefined })
  }
  const hrefOfPage = (page: number) =>
    `${urlWith({ [pageName]: page })}${list.anchor === undefined ? '' : `#${list.anchor}`}`
  return { declaration: list, params, query, hrefWith, hrefOfPage }
}

export type List<C extends Choices, Row> = ReturnType<typeof useList<C, Row>>
