import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { galleryRefusalsFr } from './gallery.refusals.fr.ts'

export const galleryRefusalsEn: SameShape<typeof galleryRefusalsFr> = {
  errors: {
    itemNotFound: 'This picture is no longer in the gallery.',
    changedMeanwhile: 'Somebody has just changed this picture. Read it again before you save.',
    boardFull: 'This gallery already holds {{limit}} pictures. Take one down to hang another.',
    orderOfBefore: 'This gallery has just changed. Here it is as it stands now.',
    notReadyToBeShown: 'Some words are missing before this picture can be shown.',
    productGone: 'One of the chosen pieces has left the shop.',
  },
  fields: {
    titleMissing: 'It needs a French title before it is published.',
    altMissing: 'Describe the picture, for those who cannot see it, before it is published.',
    endsBeforeItBegins: 'The last day comes before the first.',
    productGone: 'This piece has left the shop.',
  },
}
