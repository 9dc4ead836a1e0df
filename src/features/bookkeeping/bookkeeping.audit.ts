import { defineAudit } from '../../shared/audit/define-audit.ts'

export const bookkeepingAudit = defineAudit('bookkeeping', {
  'entries-exported': {
    fields: ['from', 'to'],
    fr: 'a exporté les écritures comptables (FEC)',
    en: 'exported the accounting entries (FEC)',
  },
  'archive-asked': {
    fields: ['period', 'papers'],
    fr: 'a demandé l’archive des pièces d’une période',
    en: 'asked for the archive of the papers of a period',
  },
  'archive-saved': {
    fields: ['period', 'papers'],
    fr: 'a enregistré l’archive des pièces d’une période',
    en: 'saved the archive of the papers of a period',
  },
})
