import { isCommonPassword } from '../../../../platform/passwords/common-passwords.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { containsEmail } from '../../signing-in/password.rules.ts'

/** Refuses a common password, and one that contains the address. The contract checks the length. */
export const requireGoodPassword = (password: string, email: string) => {
  if (containsEmail(password, email))
    throw accountsErrors.passwordLikeEmail({ fields: { password: 'errors.passwordLikeEmail' } })
  if (isCommonPassword(password))
    throw accountsErrors.passwordCommon({ fields: { password: 'errors.passwordCommon' } })
}
