import type { Context } from '../../../../platform/context/context.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { challengeMinutes } from '../../accounts.limits.ts'
import { findAccount } from '../accounts.repository.ts'
import type { AccountRow } from '../accounts.table.ts'

const sealedFor = { purpose: 'sign-in-challenge' }

interface Challenge {
  readonly accountId: string
  /** A pseudonym of the password's hash, which is another one when the password has changed meanwhile. */
  readonly password: string
  readonly untilMs: number
}

/**
 * A sealed text that says that a password was right; the caller sends it back with a code within some minutes. It opens
 * nothing by itself, so that it need not be stored.
 */
export const challengeOf = (
  { clock, tokens }: Pick<Context, 'clock' | 'tokens'>,
  { id: accountId, passwordHash }: AccountRow,
) => {
  const untilMs = clock.now().add({ minutes: challengeMinutes }).epochMilliseconds
  const challenge: Challenge = { accountId, password: tokens.pseudonym(passwordHash), untilMs }
  return tokens.seal.close(JSON.stringify(challenge), sealedFor)
}

/**
 * The account whose password was right; refuses a challenge that is too old or from before a change of the password.
 */
export const accountOfChallenge = async ({ clock, tokens, db }: Context, sealed: string) => {
  const opened = tokens.seal.open(sealed, sealedFor)
  if (!opened) throw accountsErrors.challengeOver()
  const { accountId, password, untilMs }: Challenge = JSON.parse(opened.text)
  if (untilMs <= clock.now().epochMilliseconds) throw accountsErrors.challengeOver()
  const account = await findAccount(db, accountId)
  if (!account || tokens.pseudonym(account.passwordHash) !== password) throw accountsErrors.challengeOver()
  return account
}
