import { defineAudit } from '../../shared/audit/define-audit.ts'

export const commissionAudit = defineAudit('commission', {
  noted: { fields: ['number', 'occasion'], fr: 'a noté une création', en: 'noted a commission' },
  changed: {
    fields: ['eventDate', 'eventPlace', 'measures'],
    fr: 'a modifié une création',
    en: 'changed a commission',
  },
  'quote-saved': {
    fields: ['number', 'version', 'totalCents'],
    fr: 'a écrit un devis',
    en: 'wrote a quote',
  },
  'quote-deleted': {
    fields: ['number', 'version'],
    fr: 'a supprimé un devis en cours',
    en: 'deleted a draft of a quote',
  },
  'quote-sent': {
    fields: ['number', 'version', 'totalCents', 'validUntil'],
    fr: 'a envoyé un devis',
    en: 'sent a quote',
  },
  'quote-withdrawn': {
    fields: ['number', 'version'],
    fr: 'a retiré un devis',
    en: 'withdrew a quote',
  },
  'stage-passed': {
    fields: ['number', 'stage', 'doneOn'],
    fr: 'a franchi une étape',
    en: 'passed a stage',
  },
  'stage-taken-back': {
    fields: ['number', 'stage'],
    fr: 'est revenu sur une étape',
    en: 'took back a stage',
  },
  'appointment-noted': {
    fields: ['number', 'stage', 'startsAt'],
    fr: 'a noté un rendez-vous de création',
    en: 'noted an appointment of a commission',
  },
  'stage-worded': {
    fields: ['number', 'stage', 'words', 'note', 'hours'],
    fr: 'a modifié une étape',
    en: 'changed a stage',
  },
  declined: { fields: ['number', 'words'], fr: 'a décliné une demande', en: 'declined a request' },
  cancelled: {
    fields: ['number', 'words', 'refundCents'],
    fr: 'a annulé une création',
    en: 'cancelled a commission',
  },
  refunded: {
    fields: ['number', 'refundCents', 'reason'],
    fr: 'a remboursé une création',
    en: 'refunded a commission',
  },
  'refund-retried': {
    fields: ['number', 'refundCents'],
    fr: 'a relancé un remboursement',
    en: 'retried a refund',
  },
  closed: { fields: ['number'], fr: 'a clos une création', en: 'closed a commission' },
})
