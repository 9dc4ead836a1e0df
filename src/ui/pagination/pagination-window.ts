/** The number of page links that are shown at once (§9). */
const PAGINATION_WINDOW_SIZE = 5

/** The page numbers to show: five around the current one, limited by the first and the last page (§2). */
export const paginationWindow = (page: number, totalPages: number): number[] => {
  const size = Math.min(PAGINATION_WINDOW_SIZE, Math.max(0, totalPages))
  const centred = page - Math.floor(PAGINATION_WINDOW_SIZE / 2)
  const first = Math.max(1, Math.min(centred, totalPages - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}
