import { defineAudit } from '../../shared/audit/define-audit.ts'

// What was measured is sealed in its own table, and never in the log, which is kept longer.
export const measuresAudit = defineAudit('person', {
  'measures-read': {
    fields: [],
    fr: 'a consulté les mesures de la cliente',
    en: 'read the measurements of the customer',
  },
  'measures-begun': {
    fields: [],
    fr: 'a commencé une fiche de mesures de la cliente',
    en: 'began a sheet of measurements of the customer',
  },
  'measures-taken': {
    fields: ['number'],
    fr: 'a noté des mesures prises par l’atelier',
    en: 'noted measurements taken by the atelier',
  },
})
