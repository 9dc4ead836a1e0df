import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { restockRefusalsFr } from './restock.refusals.fr.ts'

export const restockRefusalsEn: SameShape<typeof restockRefusalsFr> = {
  errors: {
    sizeNotFound: 'This piece or size does not exist, or is no longer shown.',
    inStock: 'This size is available: you can order it now.',
    linkSpent: 'This link has been used or is no longer valid. Ask again on the page of the piece.',
  },
  done: {
    asked:
      'An e-mail has just gone to this address, unless it already has an alert for this size. Follow its link to confirm: it is valid for 48 hours.',
    waits: 'Noted. We will write to you once, as soon as this size is back.',
    isBack: 'This size is back already: you can order it now.',
    stopped: 'Done. This address receives no more alerts, and we no longer keep it.',
    home: 'Back to the home page',
  },
}
