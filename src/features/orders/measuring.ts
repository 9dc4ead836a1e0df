/** Where the customer of a product made to measure is measured. */
export const measuringWays = ['salon', 'home'] as const
