/** What a guest's line shows when the browser's storage does not say (§3). */
export const lineDefaults = { name: 'Produit', price: 0, image: '/placeholder.svg' } as const

/** More of one line is a slip of the finger, or not a customer. */
export const largestQuantity = 99

/** More lines than a cart ever has: what lies beyond was not stored by the house's own pages. */
export const mostLines = 100
