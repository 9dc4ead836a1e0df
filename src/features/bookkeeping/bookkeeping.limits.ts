export const papersPageSize = 30
export const entriesPageSize = 100
export const paperSearchLength = 80

export const paperSeries = ['F', 'A'] as const
export const clienteles = ['consumer', 'business'] as const
/** The rates by which papers can be narrowed, in basis points. */
export const filteredRates = ['2000', '1000', '550', '210', '0'] as const
export const paperSorts = ['newest', 'oldest', 'total-desc', 'total-asc'] as const

export const archiveStates = ['asked', 'making', 'ready', 'failed'] as const
export type ArchiveState = (typeof archiveStates)[number]

/** An archive is kept this long. */
export const archiveKeptHours = 24

/** The sum from which the Union asks for the tax of the buyer's country, without tax (§11.7). */
export const unionThresholdCents = 1_000_000
/** From this part of it on the house is warned. */
export const unionWarningShare = 0.8

/** The longest period of a journal: a first financial year may have up to 24 months. */
export const longestPeriodDays = 732
