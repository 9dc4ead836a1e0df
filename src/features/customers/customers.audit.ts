import { defineAudit } from '../../shared/audit/define-audit.ts'

export const personAudit = defineAudit('person', {
  read: { fields: [], fr: 'a lu la fiche de la cliente', en: 'read the customer’s page' },
})
