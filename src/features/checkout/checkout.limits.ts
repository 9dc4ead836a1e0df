export const noteLength = 1_000
