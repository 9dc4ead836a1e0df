/** By what the turnover is broken down. */
export const breakdowns = ['category', 'product', 'size', 'country', 'season', 'month'] as const

export type Breakdown = (typeof breakdowns)[number]

/** What an amount was for: products, or, where these are told apart, the delivery and money given back for none. */
export const figureParts = ['products', 'commissions', 'delivery', 'goodwill'] as const
