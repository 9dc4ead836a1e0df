/** The highest cost of a product. */
export const highestCostEuros = 1_000_000

/** How many costs of a product are told, the newest first. */
export const toldCosts = 100
