/** The most items of one page, and the highest page number, of every list (§7). */
export const largestPage = 100
export const highestPage = 100_000

/** So many rows of a list are counted; where there are more, that is said instead. */
export const mostCounted = 10_000

/** The number of pages for `count` items; an empty list has no page. */
export const totalPages = ({ count, limit }: { count: number; limit: number }) => Math.ceil(count / limit)
