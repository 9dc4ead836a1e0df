/** A piece of work is noted in minutes: from five to a long day. */
export const workMinutes = { least: 5, most: 960 } as const

/** What is noted by one press. */
export const quickMinutes = [15, 30, 60] as const

/** So many days of work are looked at beside the tasks. */
export const daysOfWeek = 7
