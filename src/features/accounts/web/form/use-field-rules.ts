import { passwordLengths } from '../../accounts.limits.ts'
import { useAccountFormTexts } from './use-account-form-texts.ts'

const looksLikeEmail = /^\s*\S+@\S+\.\S+\s*$/

/** What a browser can say of a field before it is sent, for `register`; the server has the last word. */
export const useFieldRules = () => {
  const t = useAccountFormTexts()
  const { min, max } = passwordLengths
  const required = { required: t('required') }
  return {
    required,
    email: { ...required, pattern: { value: looksLikeEmail, message: t('email') } },
    newPassword: {
      ...required,
      minLength: { value: min, message: t('passwordTooShort', { min }) },
      maxLength: { value: max, message: t('passwordTooLong', { max }) },
    },
    /** Of a password that is written twice. */
    sameAs: (password: () => string) => ({
      ...required,
      validate: (again: string) => again === password() || t('passwordMismatch'),
    }),
  }
}
