import { defineAudit } from '../../shared/audit/define-audit.ts'

export const bookkeepingAudit = defineAudit('bookkeeping', {
  'entries-exported': {
    fields: ['from', 'to'],
    fr: 'a exporté les écritures comptables (FEC)',
    en: 'exported the accounting entries (FEC)',
  },
  'report-exported': {
    fields: ['kind', 'from', 'to'],
    fr: 'a enregistré le fichier d’e-reporting d’une période',
    en: 'saved the e-reporting file of a period',
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
  'period-closed': {
    fields: ['period', 'no', 'hash'],
    fr: 'a clôturé une période des comptes',
    en: 'closed a period of the accounts',
  },
  'books-forgotten': {
    byJob: true,
    fields: ['period', 'hash'],
    fr: 'a laissé partir les pièces d’une année, dix ans après sa fin',
    en: 'let the papers of a year go, ten years after its end',
  },
})
