import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { productImagesRefusalsFr } from './product-images.refusals.fr.ts'

export const productImagesRefusalsEn: SameShape<typeof productImagesRefusalsFr> = {
  errors: {
    imageNotFound: 'Picture not found',
    tooManyImages: 'A piece has at most {{limit}} pictures, and this one already has {{present}}.',
    imageOrderIncomplete: 'The order must name each picture of the piece exactly once.',
    imageSwept: 'The file of this picture was deleted meanwhile: upload it again.',
  },
  names: { images: 'pictures' },
}
