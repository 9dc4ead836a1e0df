export const customersPageSize = 20
export const linePageSize = 50
export const searchMaxLength = 100

/** Whether somebody has an account, or is known as a guest. */
export const customerKinds = ['account', 'guest'] as const

export const yesOrNo = ['yes', 'no'] as const

/** Within this time after an appointment, an order is counted as its outcome. */
export const outcomeDays = 60

export const earliestYear = 2000
export const latestYear = 2999

/** Of a name that is repeated before its person is erased. */
export const typedNameMaxLength = 200

/** For so long a join of two people can be taken back. */
export const joinDays = 30
