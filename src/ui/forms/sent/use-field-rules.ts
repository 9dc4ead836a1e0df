import type { FailureSentences } from '../form/refusal-of-form.ts'
import { useSentFormTexts } from './use-sent-form-texts.ts'

const looksLikeEmail = /^\s*\S+@\S+\.\S+\s*$/
const unauthenticated = 401

/** What the browser checks before a form is sent, and the sentences for a form that could not be sent. */
export const useFieldRules = () => {
  const t = useSentFormTexts()
  const required = (text: string) => (text === '' ? t('required') : undefined)
  const failures: FailureSentences = {
    failed: t('failed'),
    unreachable: t('unreachable'),
    byStatus: new Map([[unauthenticated, t('unauthenticated')]]),
  }
  return {
    required,
    /** Finds the fields that are blank, in a form that needs all of them. */
    allRequired: (typed: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, required(text)])),
    email: (text: string) => required(text) ?? (looksLikeEmail.test(text) ? undefined : t('email')),
    failures,
  }
}
