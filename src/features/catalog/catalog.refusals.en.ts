import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { catalogRefusalsFr } from './catalog.refusals.fr.ts'

export const catalogRefusalsEn: SameShape<typeof catalogRefusalsFr> = {
  reviewed: {
    changed: 'Your review has been changed.',
    waits: 'Your review has been changed. It will appear once the house has read it again.',
    newWaits: 'Thank you for your review. It will appear once the house has read it.',
    deleted: 'Your review has been deleted.',
  },
  errors: {
    reviewNotFound: 'You have no review of this piece.',
    alreadyReviewed: 'You have already reviewed this piece.',
    productNotFound: 'Piece not found',
    productChanged: 'This piece has been changed in the meantime. Reload it before saving.',
    skuTaken: 'This reference is already that of another piece.',
    categoryUnknown: 'This category does not exist.',
    categoryUnnamed: 'Give an id made of letters without accents, digits and hyphens.',
    categoryNotFound: 'Category not found',
    categoryTaken: 'Another category already has this id.',
    categoryInUse: 'There are still pieces in this category. Move them first.',
    imageNotFound: 'Picture not found',
    tooManyImages: 'A piece has at most {{limit}} pictures, and this one already has {{present}}.',
    imageOrderIncomplete: 'The order must name each picture of the piece exactly once.',
  },
}
