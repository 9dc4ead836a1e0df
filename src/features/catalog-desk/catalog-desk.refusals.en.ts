import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { catalogDeskRefusalsFr } from './catalog-desk.refusals.fr.ts'

export const catalogDeskRefusalsEn: SameShape<typeof catalogDeskRefusalsFr> = {
  errors: {
    skuTaken: 'This reference is already that of another piece.',
    categoryUnknown: 'This category does not exist.',
    categoryUnnamed: 'Give an id made of letters without accents, digits and hyphens.',
    categoryNotFound: 'Category not found',
    categoryTaken: 'Another category already has this id.',
    categoryInUse: 'There are still pieces in this category. Move them first.',
    noNextVersion: 'No version is waiting: it was published or discarded.',
    nextVersionChanged: 'The next version was changed meanwhile. Read it again.',
    nextOfUnpublished: 'Only a published piece has a next version: save this one directly.',
    versionNotFound: 'There is no such version.',
    sizeNotSold: 'This piece is not sold in this size.',
    alreadyShown: 'This piece was shown already: archive it instead.',
    publishedInPast: 'A draft can only be published at a moment to come.',
    categoryChanged: 'This category was changed meanwhile.',
    categoryOrderOfBefore: 'A category was added or deleted meanwhile.',
    tooManyCategories: 'The house has at most {{limit}} categories.',
  },
}
