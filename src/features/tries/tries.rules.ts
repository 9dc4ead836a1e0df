/** How often something may be tried before each further try has to wait, and for how long. */
export interface Patience {
  readonly freeTries: number
  readonly firstWaitSeconds: number
  /** The wait doubles up to this limit, so that no owner is locked out for good. */
  readonly longestWaitSeconds: number
  /** After so long without a try, the count begins again. */
  readonly forgottenAfterSeconds: number
  /** What a success takes out of the count: everything that was tried before it, or only itself. */
  readonly forgives: 'everything' | 'itself'
}

/** The seconds to wait after this many tries. */
export const waitAfter = (tries: number, { freeTries, firstWaitSeconds, longestWaitSeconds }: Patience) => {
  if (tries < freeTries) return 0
  return Math.min(firstWaitSeconds * 2 ** (tries - freeTries), longestWaitSeconds)
}

/** A count as the table `tries` keeps it. */
export interface Kept {
  readonly count: number
  readonly lastAtMs: number
  readonly freeAtMs: number
}

const secondMs = 1000

/** The count after one more try. */
export const afterTry = ({ count, lastAtMs }: Kept, nowMs: number, patience: Patience): Kept => {
  const isForgotten = nowMs - lastAtMs > patience.forgottenAfterSeconds * secondMs
  const tries = (isForgotten ? 0 : count) + 1
  return { count: tries, lastAtMs: nowMs, freeAtMs: nowMs + waitAfter(tries, patience) * secondMs }
}

const hour = 3600

/** Tries with one account from one network: the owner's own typing mistakes. */
export const ofAccountFromHere: Patience = {
  freeTries: 5,
  firstWaitSeconds: 2,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: hour,
  forgives: 'everything',
}

/**
 * Tries from one network with any account; all people in an office or with one telephone company may share a network.
 */
export const ofNetwork: Patience = {
  freeTries: 60,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}

/** Tries to open an account from one network, also with an address that has an account already. */
export const ofRegistrations: Patience = {
  freeTries: 20,
  firstWaitSeconds: 60,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}

/** Mails with a link that one network asks for; one account gets fewer (`ofMailsToAccount`). */
export const ofAskedMails: Patience = {
  freeTries: 20,
  firstWaitSeconds: 60,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}

export const ofMailsToAccount: Patience = {
  freeTries: 3,
  firstWaitSeconds: 300,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: 4 * hour,
  forgives: 'itself',
}

/** Declarations and letters from one network: the law demands that the house accepts them, so the waits stay short. */
export const ofSendings: Patience = {
  freeTries: 20,
  firstWaitSeconds: 15,
  longestWaitSeconds: 300,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}

/** The same, counted by the mailbox that gets a mail about each. */
export const ofSendingsToAddress: Patience = {
  freeTries: 6,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}
