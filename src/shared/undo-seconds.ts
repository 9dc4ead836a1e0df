/** For so long an act is taken back by one press; what it tells a customer waits as long. */
export const undoSeconds = 10
