import { withdrawalsRefusalsEn } from '../withdrawals.refusals.en.ts'
import { withdrawalsRefusalsFr } from '../withdrawals.refusals.fr.ts'

/** The messages of successful calls about withdrawals. */
export const doneSentences = { fr: withdrawalsRefusalsFr.done, en: withdrawalsRefusalsEn.done }
