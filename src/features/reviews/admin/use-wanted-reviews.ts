import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'

/** The reviews that the address asks for: their status, the search and the page. */
export const useWantedReviews = <Kind extends string>(kinds: readonly Kind[]) => {
  const [params] = useSearchParams()
  return {
    status: kinds.find((known) => known === params.get('status')),
    search: params.get('search') ?? '',
    page: pageIn(params, 'page'),
  }
}
