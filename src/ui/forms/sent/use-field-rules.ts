import { useSentFormTexts } from './use-sent-form-texts.ts'

const looksLikeEmail = /^\s*\S+@\S+\.\S+\s*$/

/** The rules that the browser checks before a form is sent, for `register`; the server has the last word. */
export const useFieldRules = () => {
  const t = useSentFormTexts()
  const required = { required: t('required') }
  return { required, email: { ...required, pattern: { value: looksLikeEmail, message: t('email') } } }
}
