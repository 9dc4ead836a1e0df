import { commissionsRefusalsEn } from '../commissions.refusals.en.ts'
import { commissionsRefusalsFr } from '../commissions.refusals.fr.ts'

/** The texts of the server about commissions, by language. */
export const spoken = { fr: commissionsRefusalsFr, en: commissionsRefusalsEn }
