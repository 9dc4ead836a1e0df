import { defineAudit } from '../../shared/audit/define-audit.ts'

export const personAudit = defineAudit('person', {
  read: { fields: [], fr: 'a lu la fiche de la cliente', en: 'read the customer’s page' },
  exported: {
    fields: [],
    fr: 'a exporté tout ce que la maison garde de la cliente',
    en: 'exported all that the house keeps of the customer',
  },
  joined: {
    fields: [],
    fr: 'a réuni deux fiches en une, celle de la cliente',
    en: 'joined two people into the customer',
  },
  separated: {
    fields: [],
    fr: 'a séparé de nouveau les fiches de la cliente',
    en: 'separated the customer again from whom was joined',
  },
  erased: { fields: [], fr: 'a effacé la cliente', en: 'erased the customer' },
})
