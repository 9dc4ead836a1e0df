import { defineAudit } from '../../shared/audit/define-audit.ts'

export const atelierAudit = defineAudit('commission', {
  'work-noted': {
    fields: ['number', 'stage', 'minutes', 'workedOn'],
    fr: 'a noté des heures d’atelier',
    en: 'noted hours of work',
  },
  'work-deleted': {
    fields: ['number', 'stage', 'minutes', 'workedOn'],
    fr: 'a retiré des heures d’atelier',
    en: 'removed hours of work',
  },
  'note-changed': {
    fields: ['number', 'stage', 'note'],
    fr: 'a changé une note d’atelier',
    en: 'changed a note of the workshop',
  },
})
