/** What a product is made for. */
export const occasions = ['wedding', 'civil', 'ceremony', 'evening', 'other'] as const
export type Occasion = (typeof occasions)[number]

/** What a customer thinks of spending, in whole euros; the last one has no end. */
export const budgets = ['to_2000', 'to_4000', 'to_6000', 'to_10000', 'over_10000'] as const
export type Budget = (typeof budgets)[number]

/** How the body will be known: by kept measures, or by a visit at the salon. */
export const measureWays = ['kept', 'salon'] as const
export type MeasureWay = (typeof measureWays)[number]

export const placeLength = 120
export const wordsLength = 2_000
export const nameLength = 80

/** Texts of a quote. */
export const quoteTitleLength = 120
export const quoteLineLength = 240
export const quoteWordsLength = 2_000
export const mostQuoteLines = 30
export const mostQuantity = 50
/** The price of a line, in euros; a total is checked as well. */
export const mostEuros = 500_000
/** Below this no card pays: an instalment of less joins its neighbour. */
export const leastInstalmentCents = 100
export const mostInstalments = 8
/** A share of a schedule, in hundredths of a percent; all shares together are the whole. */
export const wholeShare = 10_000
export const mostStageHours = 400
export const usualValidityDays = 30
export const longestValidityDays = 180
/** Without an event, a handover is promised within this many days. */
export const longestMakingDays = 1_000

/** A product is handed over at the latest this many days before its event. */
export const marginDays = 14

export const commissionsPageSize = 25
