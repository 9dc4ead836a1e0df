import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { promotionsRefusalsFr } from './promotions.refusals.fr.ts'

export const promotionsRefusalsEn: SameShape<typeof promotionsRefusalsFr> = {
  errors: {
    promotionNotFound: 'This code no longer exists.',
    codeTaken: 'This code exists already.',
    codeUsed: 'Orders bear this code already, so it keeps its name. Stop it and make another one.',
    promotionUsed: 'Orders bear this code, so it cannot be deleted. Stop it instead.',
    promotionChanged: 'This code was changed meanwhile. Open it again before you change it.',
    tooManyPromotions: 'The house keeps {{limit}} codes at most. Delete some that were never used.',
    categoryUnknown: 'This category no longer exists.',
    productUnknown: 'This product no longer exists.',
  },
  fields: {
    code: 'From 4 to 40 letters without accents, digits or hyphens.',
    off: 'Enter a percentage from 1 to 90, or an amount.',
    least: 'For an amount, the minimum has to exceed it, so that something is left to pay.',
    until: 'The last day is before the first.',
    people: 'Enter at least one e-mail address.',
  },
}
