import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { alertLinkTextsFr } from './alert-link.texts.fr.ts'

export const alertLinkTextsEn: SameShape<typeof alertLinkTextsFr> = {
  confirm: {
    title: 'Confirm your alert',
    description: 'Confirm a back-in-stock alert.',
    lead: 'Confirm that this address is yours. We will write to you once.',
    submit: 'Tell me',
    missing: 'This link is incomplete. Open it from the mail that we sent you.',
    toPiece: 'View the piece',
  },
  stop: {
    title: 'Stop the alerts',
    description: 'Stop back-in-stock alerts.',
    lead: 'This address will receive no more alerts, and will no longer be kept for them.',
    submit: 'Stop everything',
    missing: 'This link is incomplete. Open it from one of our mails.',
    toShop: 'Explore the shop',
  },
  failed: 'The house could not be reached. Please try again.',
  withoutScript: 'Turn JavaScript on in your browser to confirm.',
}
