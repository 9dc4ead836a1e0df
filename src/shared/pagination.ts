/** How many pages hold `count` items; an empty list has no page. */
export const totalPages = ({ count, limit }: { count: number; limit: number }) => Math.ceil(count / limit)
