import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'

/** Which reviews the address asks for. */
export const useWantedReviews = <Kind extends string>(kinds: readonly Kind[]) => {
  const [params] = useSearchParams()
  return {
    status: kinds.find((known) => known === params.get('status')),
    search: params.get('search') ?? '',
    page: pageIn(params, 'page'),
  }
}
