/** The values of a guest's line that the browser's storage does not contain (§3). */
export const lineDefaults = { name: 'Produit', price: 0, image: '/placeholder.svg' } as const

/** A larger quantity is a typing mistake, or does not come from a customer. */
export const largestQuantity = 99

/** A cart never has more lines: further ones were not stored by the pages of the house. */
export const mostLines = 100
