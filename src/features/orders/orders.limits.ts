/** Lines that one quote or order may have: as many as a cart holds. */
export const mostOrderLines = 100
