/** A household and its wedding party. */
export const mostProfiles = 12

/** A body is measured for each piece that is made for it. */
export const mostVersions = 200

export const profileNameMaxLength = 60
export const shoesMaxLength = 60
export const noteMaxLength = 600

/** Older measures are taken anew before something is cut by them. */
export const freshDays = 92

/** How the measures were taken: with nobody, with somebody who holds the tape, or by the house. */
export const waysOfTaking = ['alone', 'friend', 'salon'] as const

export type WayOfTaking = (typeof waysOfTaking)[number]

export const takers = ['customer', 'workshop'] as const

export type Taker = (typeof takers)[number]

export const mostPasses = 3

/** A tape ends here: nothing longer is read, and nothing is refused below it. */
export const longestCm = 300
