interface ReviewDraft {
  readonly rating: number
  readonly comment: string
}

const drafts = new Map<string, ReviewDraft>()

/**
 * What was sent of a piece and has not been published, as long as this tab shows the site: whoever has to sign in again
 * finds it when she comes back.
 */
export const reviewDrafts = {
  of: (productId: string) => drafts.get(productId),
  keep: (productId: string, draft: ReviewDraft) => void drafts.set(productId, draft),
  drop: (productId: string) => void drafts.delete(productId),
}
