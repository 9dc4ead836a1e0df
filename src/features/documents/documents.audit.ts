import { defineAudit } from '../../shared/audit/define-audit.ts'

export const legalTextAudit = defineAudit('legal-text', {
  planned: {
    fields: ['fr', 'en'],
    fr: 'a écrit une version d’un texte juridique',
    en: 'wrote a version of a legal text',
  },
  removed: {
    fields: ['fr', 'en'],
    fr: 'a retiré une version d’un texte juridique avant son jour',
    en: 'took back a version of a legal text before its day',
  },
})

export const questionsAudit = defineAudit('questions', {
  changed: {
    fields: ['fr', 'en'],
    fr: 'a changé les questions fréquentes',
    en: 'changed the frequent questions',
  },
})
