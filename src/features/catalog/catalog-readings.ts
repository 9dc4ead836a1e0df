/** What a browser keeps of the catalogue, by the first word of its query key: whoever changes a product has these read again. */
export const catalogReadings = { listing: 'products', product: 'product' } as const
