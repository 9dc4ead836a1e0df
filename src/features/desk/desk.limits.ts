/** The most addresses that are remembered of what a member opened lately. */
export const mostLately = 30
