import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { newsletterLinkTextsFr } from './newsletter-link.texts.fr.ts'

export const newsletterLinkTextsEn: SameShape<typeof newsletterLinkTextsFr> = {
  confirm: {
    title: 'Confirm my subscription',
    description: 'Confirm your subscription to our letters.',
    lead: 'One press, and you will receive our letters.',
    submit: 'Confirm my subscription',
    missing: 'This link is incomplete. Open it from our e-mail, or copy all of it.',
    further: 'Discover the shop',
  },
  stop: {
    title: 'Stop receiving our letters',
    description: 'Stop our letters to your address.',
    lead: 'One press is enough. Your orders and appointments stay as they are.',
    submit: 'Unsubscribe',
    missing: 'This link is incomplete. Open it from one of our letters, or copy all of it.',
    further: 'Back to the home page',
  },
  again: 'Was it a mistake? Subscribe again',
  failed: 'The request could not be sent. Check your connection and try again.',
}
