import { useSearchParams } from 'react-router'
import { useSession } from '../../api/api-provider.tsx'
import { usePrivateQuery } from '../../api/use-private-query.ts'
import { useChangedUrl } from '../use-changed-url.ts'
import { type Choices, type ListDeclaration, listParamsIn, nameInUrl } from './list-declaration.ts'
import { listQueryOf } from './list-query.ts'

/** Rows, counts and addresses of a list, by what the address of the page asks for. */
export const useList = <C extends Choices, Row>(list: ListDeclaration<C, Row>, { isOpen = true } = {}) => {
  const { transport, lng } = useSession()
  const urlWith = useChangedUrl()
  const [address] = useSearchParams()
  const params = listParamsIn(list, address)
  const pageName = nameInUrl(list, 'page')
  const cursors = { [nameInUrl(list, 'after')]: undefined, [nameInUrl(list, 'before')]: undefined }
  const query = usePrivateQuery(
    {
      ...listQueryOf(list, params, { transport, lng }),
      refetchInterval: ({ state: { data } }) => (data && list.againAfterMs?.(data)) ?? false,
    },
    { isOpen },
  )
  const hrefWith = (change: Readonly<Record<string, string | undefined>>) => {
    const named = Object.entries(change).map(([field, value]) => [nameInUrl(list, field), value] as const)
    return urlWith({ ...cursors, [pageName]: undefined, ...Object.fromEntries(named) })
  }
  /** A page by its number, from a row of the page that is shown where that is beside it. */
  const hrefOfPage = (page: number, from: { readonly after?: string; readonly before?: string } = {}) => {
    const named = Object.entries(from).map(([field, value]) => [nameInUrl(list, field), value] as const)
    const url = urlWith({ ...cursors, ...Object.fromEntries(named), [pageName]: page })
    return `${url}${list.anchor === undefined ? '' : `#${list.anchor}`}`
  }
  return { declaration: list, params, query, hrefWith, hrefOfPage }
}

export type List<C extends Choices, Row> = ReturnType<typeof useList<C, Row>>
