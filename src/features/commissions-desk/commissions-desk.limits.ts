/** What the list of commissions can be narrowed to. */
export const waitingFor = ['house', 'customer'] as const
export const searchMaxLength = 100
