import { defineAudit } from '../../shared/audit/define-audit.ts'

export const personAudit = defineAudit('person', {
  read: { fields: [], fr: 'a lu la fiche de la cliente', en: 'read the customer’s page' },
  exported: {
    fields: [],
    fr: 'a exporté tout ce que la maison garde de la cliente',
    en: 'exported all that the house keeps of the customer',
  },
  erased: { fields: [], fr: 'a effacé la cliente', en: 'erased the customer' },
})
