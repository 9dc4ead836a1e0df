import { isCommonPassword } from '../../../../platform/passwords/common-passwords.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { containsEmail } from '../../signing-in/password.rules.ts'

/** Refuses a password that many have, or that its address gives away; its length is the contract's. */
export const requireGoodPassword = (password: string, email: string) => {
  if (containsEmail(password, email))
    throw accountsErrors.passwordLikeEmail({ fields: { password: 'errors.passwordLikeEmail' } })
  if (isCommonPassword(password))
    throw accountsErrors.passwordCommon({ fields: { password: 'errors.passwordCommon' } })
}
