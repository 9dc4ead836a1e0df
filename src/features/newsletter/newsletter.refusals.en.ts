import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { newsletterRefusalsFr } from './newsletter.refusals.fr.ts'
import { asked } from './newsletter.sentences.ts'

export const newsletterRefusalsEn: SameShape<typeof newsletterRefusalsFr> = {
  errors: {
    linkSpent: 'This link has been used or is no longer valid. Subscribe again.',
    subscriberNotFound: 'This address does not exist or is no longer kept.',
    reportRefused: 'The key of this report is not that of the house.',
  },
  done: {
    asked: asked.en,
    confirmed: 'Thank you, your subscription is confirmed. A welcome e-mail is waiting for you.',
    left: 'Done. This address no longer receives our letters.',
    home: 'Back to the home page',
  },
  csv: {
    file: 'newsletter-subscriptions',
    columns: {
      email: 'Address',
      status: 'Status',
      language: 'Language',
      source: 'Form',
      askedAt: 'Asked',
      confirmedAt: 'Confirmed',
      leftAt: 'Unsubscribed',
      version: 'Version of the text',
      from: 'Network address (pseudonym)',
    },
    statuses: { waiting: 'To be confirmed', subscribed: 'Subscribed', left: 'Unsubscribed' },
    languages: { fr: 'French', en: 'English' },
    sources: { footer: 'Footer', page: 'Newsletter page' },
  },
}
