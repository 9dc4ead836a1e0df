import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { passwordLengths } from '../../accounts.limits.ts'
import { usePasswordTexts } from './use-password-texts.ts'

/** The rules for a new password that a browser can check before it is sent, for `register`. */
export const usePasswordRules = () => {
  const t = usePasswordTexts()
  const { required } = useFieldRules()
  const { min, max } = passwordLengths
  return {
    newPassword: {
      ...required,
      minLength: { value: min, message: t('tooShort', { min }) },
      maxLength: { value: max, message: t('tooLong', { max }) },
    },
    /** The rules for the second field of a password that is typed twice. */
    sameAs: (password: () => string) => ({
      ...required,
      validate: (again: string) => again === password() || t('mismatch'),
    }),
  }
}
