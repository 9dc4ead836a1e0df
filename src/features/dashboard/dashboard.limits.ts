/** What is to be seen to of each kind: so many are told at once, the most pressing first. */
export const toSeeShown = 3

/** Products of the stock on a page of the dashboard. */
export const stockPageSize = 8

/** Which products of the stock are told: those that are out or below their threshold, or all. */
export const stockChoices = ['low', 'all'] as const

export type StockChoice = (typeof stockChoices)[number]

/** A mail that has waited for so long while no other one left: the queue stands still. */
export const stuckAfterMinutes = 15
