/** The periods of the figures, each up to today. */
export const figurePeriods = ['day', 'week', 'month', 'year'] as const

export type FigurePeriod = (typeof figurePeriods)[number]

export const bestProducts = 5
