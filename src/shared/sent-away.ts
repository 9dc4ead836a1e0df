/**
 * Why a request was sent away although nothing was wrong with it: the process has too much to do, its network asks for
 * too much, or the database or the disk cannot be used.
 */
export const sentAwayReasons = ['load', 'network', 'outage'] as const

export type SentAway = (typeof sentAwayReasons)[number]
