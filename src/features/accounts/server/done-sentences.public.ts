import type { Language } from '../../../shared/i18n/languages.ts'
import { accountsRefusalsEn } from '../accounts.refusals.en.ts'
import { accountsRefusalsFr } from '../accounts.refusals.fr.ts'

const sentences = { fr: accountsRefusalsFr.done, en: accountsRefusalsEn.done }

/** The sentences that say what was done, in the caller's language. */
export const doneSentences = (lng: Language) => sentences[lng]

/** Puts an e-mail address into such a sentence. */
export const withEmail = (sentence: string, email: string) => sentence.replace('{{email}}', () => email)
