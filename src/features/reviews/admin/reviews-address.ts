import { useSearchParams } from 'react-router'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { type ReviewKind, reviewKinds } from './review-kinds.ts'

const nothingElse = {
  status: undefined,
  search: undefined,
  page: undefined,
  opened: undefined,
  sort: undefined,
  rating: undefined,
}

/** The kind of reviews that the address shows, and the addresses of all kinds. */
export const useReviewsAddress = () => {
  const [params] = useSearchParams()
  const addressWith = useChangedAddress()
  const [first] = reviewKinds
  return {
    kind: reviewKinds.find((known) => known === params.get('kind')) ?? first,
    hrefOfKind: (kind: ReviewKind) =>
      addressWith({ ...nothingElse, kind: kind === first ? undefined : kind }),
  }
}
