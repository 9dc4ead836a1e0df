/** No list answers more at once, and none has a page beyond this one (§7). */
export const largestPage = 100
export const highestPage = 100_000

/** How many pages hold `count` items; an empty list has no page. */
export const totalPages = ({ count, limit }: { count: number; limit: number }) => Math.ceil(count / limit)
