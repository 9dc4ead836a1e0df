interface ReviewDraft {
  readonly rating: number
  readonly comment: string
}

const drafts = new Map<string, ReviewDraft>()

/**
 * Reviews that were sent and are not published yet, kept as long as this tab shows the site. A customer who has to sign
 * in again finds the text afterwards.
 */
export const reviewDrafts = {
  of: (productId: string) => drafts.get(productId),
  keep: (productId: string, draft: ReviewDraft) => void drafts.set(productId, draft),
  drop: (productId: string) => void drafts.delete(productId),
}
