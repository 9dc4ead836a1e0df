import { defineAudit } from '../../shared/audit/define-audit.ts'

export const listAudit = defineAudit('list', {
  saved: {
    fields: ['rows', 'filters'],
    fr: 'a enregistré une liste dans un fichier',
    en: 'saved a list as a file',
  },
})
