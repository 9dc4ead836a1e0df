/** The value of a select that means « no filter » (§2). */
export const noFilter = '_all'
