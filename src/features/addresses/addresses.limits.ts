/** How many addresses a customer's book can hold. */
export const addressesLimit = 20
