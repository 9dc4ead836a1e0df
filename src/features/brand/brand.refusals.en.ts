import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { brandRefusalsFr } from './brand.refusals.fr.ts'

export const brandRefusalsEn: SameShape<typeof brandRefusalsFr> = {
  errors: {
    pictureChanged: 'This picture was changed meanwhile. Look at it before you change it.',
    pictureNotFound: 'There is no picture of the house in this place.',
    logoTooSmall:
      'This logo is too small: it needs at least {{width}} pixels of width, or {{height}} of height, to stay sharp.',
    iconTooSmall: 'This icon is too small: each side needs at least {{width}} pixels.',
    iconNotSquare: 'An icon is square: this one is not, and cutting it could spoil it.',
    shareTooSmall:
      'This picture is too small: it needs at least {{width}} pixels of width and {{height}} of height.',
  },
}
