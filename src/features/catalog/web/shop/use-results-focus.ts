import { useEffect, useRef } from 'react'
import type { ListingState } from './use-listing.ts'

interface ShownResults extends ListingState {
  readonly page: number
}

/**
 * Hands the keyboard to the results when what it was on went away with the ones before, or is a page number, which
 * would lead on past all of the new ones.
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
