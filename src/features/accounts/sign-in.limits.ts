import type { AttemptLimit } from '../tries/tries.rules.ts'

const hour = 3600

/** Tries with one account from one network: the owner's own typing mistakes. */
export const signInsPerAccount: AttemptLimit = {
  freeTries: 5,
  firstWaitSeconds: 2,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: hour,
  forgives: 'everything',
}

/**
 * Tries from one network with any account; all people in an office or with one telephone company may share a network.
 */
export const signInsPerNetwork: AttemptLimit = {
  freeTries: 60,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}

/** Tries to open an account from one network, also with an address that has an account already. */
export const registrationsPerNetwork: AttemptLimit = {
  freeTries: 20,
  firstWaitSeconds: 60,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}

/** Mails with a link that one network asks for; one account gets fewer (`mailsPerAccount`). */
export const linkMailsPerNetwork: AttemptLimit = {
  freeTries: 20,
  firstWaitSeconds: 60,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}

export const mailsPerAccount: AttemptLimit = {
  freeTries: 3,
  firstWaitSeconds: 300,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: 4 * hour,
  forgives: 'itself',
}

/**
 * Tries with the codes of one account from places that its owner has never used. A code has only six digits, and an
 * attacker who guesses it has the password already, so the waits grow longer than those of a sign-in.
 */
export const codesFromElsewhere: AttemptLimit = {
  freeTries: 20,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}
