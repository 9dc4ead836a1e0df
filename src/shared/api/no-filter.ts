/** The literal by which a select says « no filter » (§2). */
export const noFilter = '_all'
