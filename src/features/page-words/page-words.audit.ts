import { defineAudit } from '../../shared/audit/define-audit.ts'

export const pageWordsAudit = defineAudit('page-words', {
  changed: { fields: ['fr', 'en'], fr: 'a changé un texte d’une page', en: 'changed a text of a page' },
})
