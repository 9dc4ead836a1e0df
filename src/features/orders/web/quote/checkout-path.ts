/** Where ordering begins (§2); the page stands in the sitemap once the house has it. */
export const checkoutPath = '/checkout'
