/** The first word of the query keys of the catalogue. A change of a product refreshes these queries. */
export const catalogReadings = { listing: 'products', product: 'product' } as const
