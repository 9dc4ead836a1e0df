import type { Language } from '../../../shared/i18n/languages.ts'
import { accountsRefusalsEn } from '../accounts.refusals.en.ts'
import { accountsRefusalsFr } from '../accounts.refusals.fr.ts'

const sentences = { fr: accountsRefusalsFr.done, en: accountsRefusalsEn.done }

/** What is said when something is done, in the caller's language. */
export const doneSentences = (lng: Language) => sentences[lng]

/** The same about an e-mail address. */
export const withEmail = (sentence: string, email: string) => sentence.replace('{{email}}', () => email)
