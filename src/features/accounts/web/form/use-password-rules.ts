import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { passwordLengths } from '../../accounts.limits.ts'
import { usePasswordTexts } from './use-password-texts.ts'

/** What a browser can check of a new password before it is sent. */
export const usePasswordRules = () => {
  const t = usePasswordTexts()
  const { required } = useFieldRules()
  const { min, max } = passwordLengths
  const ofLength = (password: string) => {
    if (password.length < min) return t('tooShort', { min })
    return password.length > max ? t('tooLong', { max }) : undefined
  }
  return {
    newPassword: (password: string) => required(password) ?? ofLength(password),
    /** Checks the second field of a password that is typed twice. */
    sameAs: (password: string, again: string) =>
      required(again) ?? (again === password ? undefined : t('mismatch')),
  }
}
