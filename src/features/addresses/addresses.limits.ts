/** What a customer's book holds. */
export const addressesLimit = 20
