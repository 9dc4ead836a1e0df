import { useSearchParams } from 'react-router'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
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
export const useReviewsUrl = () => {
  const [params] = useSearchParams()
  const urlWith = useChangedUrl()
  const [first] = reviewKinds
  return {
    kind: reviewKinds.find((known) => known === params.get('kind')) ?? first,
    hrefOfKind: (kind: ReviewKind) => urlWith({ ...nothingElse, kind: kind === first ? undefined : kind }),
  }
}
