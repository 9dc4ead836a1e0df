/** Page numbers shown at once (§9). */
const PAGINATION_WINDOW_SIZE = 5

/** The page numbers to show: five centred on the current one, held inside the first and the last (§2). */
export const paginationWindow = (page: number, totalPages: number): number[] => {
  const size = Math.min(PAGINATION_WINDOW_SIZE, Math.max(0, totalPages))
  const centred = page - Math.floor(PAGINATION_WINDOW_SIZE / 2)
  const first = Math.max(1, Math.min(centred, totalPages - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}
