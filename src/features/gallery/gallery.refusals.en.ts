import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { galleryRefusalsFr } from './gallery.refusals.fr.ts'

export const galleryRefusalsEn: SameShape<typeof galleryRefusalsFr> = {
  errors: {
    itemNotFound: 'This picture is no longer in the gallery.',
    changedMeanwhile: 'Somebody has just changed this picture. Read it again before you save.',
    boardFull: 'This gallery already holds {{limit}} pictures. Take one down to hang another.',
    orderOfBefore: 'This gallery has just changed. Here it is as it stands now.',
    notReadyToBeShown: 'Some words are missing before this picture can be shown.',
    pictureSwept: 'The file of this picture is gone: it can no longer come back.',
    productGone: 'One of the chosen pieces has left the shop.',
  },
  names: {
    titleFr: 'title in French',
    titleEn: 'title in English',
    textFr: 'text in French',
    textEn: 'text in English',
    creditsFr: 'credits in French',
    creditsEn: 'credits in English',
    altFr: 'description in French',
    altEn: 'description in English',
    occasion: 'occasion',
    colours: 'colours',
    focalX: 'framing',
    focalY: 'framing',
    published: 'publication',
    publishedFrom: 'first day',
    publishedTo: 'last day',
    products: 'pieces shown',
    order: 'order of the pictures',
  },
  fields: {
    titleMissing: 'It needs a French title before it is published.',
    altMissing: 'Describe the picture, for those who cannot see it, before it is published.',
    endsBeforeItBegins: 'The last day comes before the first.',
    productGone: 'This piece has left the shop.',
  },
}
