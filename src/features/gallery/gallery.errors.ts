import { defineErrors } from '../../shared/errors.ts'
import './gallery.refusals.fr.ts'

export const galleryErrors = defineErrors('gallery', {
  itemNotFound: 'not-found',
  changedMeanwhile: 'conflict',
  boardFull: 'conflict',
  orderOfBefore: 'conflict',
  notReadyToBeShown: 'invalid',
  pictureSwept: 'conflict',
  productGone: 'invalid',
})
