import { withdrawalsRefusalsEn } from '../withdrawals.refusals.en.ts'
import { withdrawalsRefusalsFr } from '../withdrawals.refusals.fr.ts'

/** What calls about withdrawals say once they are done. */
export const doneSentences = { fr: withdrawalsRefusalsFr.done, en: withdrawalsRefusalsEn.done }
