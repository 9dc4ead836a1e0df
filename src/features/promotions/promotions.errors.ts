import { defineErrors } from '../../shared/errors.ts'
import './promotions.refusals.fr.ts'

export const promotionsErrors = defineErrors('promotions', {
  promotionNotFound: 'not-found',
  codeTaken: 'conflict',
  codeUsed: 'conflict',
  promotionUsed: 'conflict',
  promotionChanged: 'conflict',
  tooManyPromotions: 'conflict',
  categoryUnknown: 'invalid',
  productUnknown: 'invalid',
})
