/** The largest number of lines of a quote or an order, which equals that of a cart. */
export const mostOrderLines = 100
