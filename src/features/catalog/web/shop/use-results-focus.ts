import { useEffect, useRef } from 'react'
import type { ListingState } from './use-listing.ts'

interface ShownResults extends ListingState {
  readonly page: number
}

/**
 * Moves the focus to the results in two cases: when the focused element disappeared with the old results, and when it
 * is a page number, because Tab would lead from there past all of the new results.
 */
export const useResultsFocus = ({ page, status, listing }: ShownResults) => {
  const results = useRef<HTMLElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const seen = useRef({ page, status, listing })
  useEffect(() => {
    const before = seen.current
    seen.current = { page, status, listing }
    if (before.page === page && before.status === status && before.listing === listing) return
    const place = document.activeElement
    if (place === document.body || pages.current?.contains(place))
      results.current?.focus({ preventScroll: true })
  }, [page, status, listing])
  return { results, pages }
}
