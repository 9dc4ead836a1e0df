import { defineErrors } from '../../shared/errors.ts'
import './catalog-desk.refusals.fr.ts'

export const catalogDeskErrors = defineErrors('catalog-desk', {
  skuTaken: 'conflict',
  categoryUnknown: 'invalid',
  categoryUnnamed: 'invalid',
  categoryNotFound: 'not-found',
  categoryTaken: 'conflict',
  categoryInUse: 'conflict',
  categoryChanged: 'conflict',
  categoryOrderOfBefore: 'conflict',
  tooManyCategories: 'conflict',
  versionNotFound: 'not-found',
  noNextVersion: 'not-found',
  nextVersionChanged: 'conflict',
  nextOfUnpublished: 'conflict',
  sizeNotSold: 'invalid',
  alreadyShown: 'invalid',
  publishedInPast: 'invalid',
})
