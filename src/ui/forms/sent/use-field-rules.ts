import { useSentFormTexts } from './use-sent-form-texts.ts'

const looksLikeEmail = /^\s*\S+@\S+\.\S+\s*$/

/** What a browser can say of a field before it is sent, for `register`; the server has the last word. */
export const useFieldRules = () => {
  const t = useSentFormTexts()
  const required = { required: t('required') }
  return { required, email: { ...required, pattern: { value: looksLikeEmail, message: t('email') } } }
}
