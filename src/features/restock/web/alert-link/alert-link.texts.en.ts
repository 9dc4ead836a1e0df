import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { alertLinkTextsFr } from './alert-link.texts.fr.ts'

export const alertLinkTextsEn: SameShape<typeof alertLinkTextsFr> = {
  confirm: {
    title: 'Tell me when it is back',
    description: 'Confirm that you want to be told when a piece is back.',
    lead: 'Confirm that this address is yours. We will write to you once.',
    submit: 'Tell me',
    missing: 'This link is incomplete. Open it from the mail that we sent you.',
    toPiece: 'View the piece',
  },
  stop: {
    title: 'Hear no more',
    description: 'Stop the mails about awaited pieces.',
    lead: 'This address will wait for no piece any more, and will no longer be kept for it.',
    submit: 'Stop everything',
    missing: 'This link is incomplete. Open it from one of our mails.',
    toShop: 'Explore the shop',
  },
  failed: 'The house could not be reached. Please try again.',
  withoutScript: 'Turn JavaScript on in your browser to confirm.',
}
