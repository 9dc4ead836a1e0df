import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import { asked } from '../../newsletter.sentences.ts'
import type { subscribingTextsFr } from './subscribing.texts.fr.ts'

export const subscribingTextsEn: SameShape<typeof subscribingTextsFr> = {
  emailInvalid: 'Invalid e-mail address.',
  title: 'The letter of the house',
  label: 'Your e-mail',
  submit: 'Subscribe',
  submitting: 'Sending...',
  consent:
    'New pieces, fittings and events of the atelier, a few times a year. You confirm by e-mail, and can stop with one click.',
  privacyNotice: 'What we do with your address',
  failed: 'Your subscription could not be sent. Check your connection and try again.',
  page: {
    description: 'Receive the letters of the house: new pieces, fittings and events of the atelier.',
    lead: 'A few letters a year, written at the atelier.',
    sent: asked.en,
    sentTitle: 'One more step',
    toShop: 'Discover the shop',
  },
}
