import type { QueryClient } from '@tanstack/react-query'
import { largestPage } from '../../../shared/pagination.ts'
import type { useSession } from '../../api/api-provider.tsx'
import type { Choices } from './list-declaration.ts'
import { listQueryOf } from './list-query.ts'
import type { List } from './use-list.ts'

interface ReadAllRowsInput<C extends Choices, Row>
  extends Pick<ReturnType<typeof useSession>, 'transport' | 'lng'> {
  readonly list: List<C, Row>
  readonly queries: QueryClient
  /** No more than so many are read. */
  readonly most?: number
}

/** Reads the rows of all pages that a list has as it is narrowed now. */
export const readAllRows = async <C extends Choices, Row extends { readonly _id: string }>({
  list: { declaration, params },
  queries,
  most = Number.POSITIVE_INFINITY,
  ...session
}: ReadAllRowsInput<C, Row>) => {
  const found: Row[] = []
  for (let after: string | undefined, isMore = true; isMore && found.length < most; ) {
    const asked = { ...params, page: 1, before: undefined, after }
    const query = listQueryOf(declaration, asked, session, { limit: largestPage })
    const { rows } = await queries.fetchQuery({ ...query, gcTime: 0 })
    found.push(...rows)
    after = rows.at(-1)?._id
    isMore = rows.length === largestPage
  }
  return found.slice(0, most)
}
