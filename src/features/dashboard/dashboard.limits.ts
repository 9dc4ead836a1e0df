/** The number of entries of each kind that the dashboard shows, the most urgent first. */
export const toSeeShown = 3

/** Products of the stock on one page of the dashboard. */
export const stockPageSize = 8

/** The products of the stock that are listed: those out of stock or below their threshold, or all. */
export const stockChoices = ['low', 'all'] as const

export type StockChoice = (typeof stockChoices)[number]

/** If a mail has waited for this time and no other mail was sent meanwhile, the queue is stuck. */
export const stuckAfterMinutes = 15

/** For how many days the dashboard says that requests were sent away. */
export const sentAwayShownDays = 7

/** For how many days the counts of requests that were sent away are kept. */
export const sentAwayKeptDays = 30

/** Requests that were sent away within this time of each other belong to one event. */
export const quietMinutes = 15
