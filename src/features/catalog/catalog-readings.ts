/** The queries of the catalogue, by the first word of their key: a change of a product refreshes them. */
export const catalogReadings = { listing: 'products', product: 'product' } as const
