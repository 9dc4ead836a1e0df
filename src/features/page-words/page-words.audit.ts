import { defineAudit } from '../../shared/audit/define-audit.ts'

export const pageWordsAudit = defineAudit('page-words', {
  changed: { fields: ['fr', 'en'], fr: 'a changé un texte d’une page', en: 'changed a text of a page' },
  restored: { fields: ['fr', 'en'], fr: 'a rétabli un texte d’une page', en: 'restored a text of a page' },
  next_published: {
    fields: ['fr', 'en', 'over'],
    fr: 'a publié un texte de la prochaine version d’une page',
    en: 'published a text of the next version of a page',
  },
  next_saved: {
    fields: ['texts', 'publishAt', 'endsAt'],
    fr: 'a préparé la prochaine version d’une page',
    en: 'prepared the next version of a page',
  },
  next_discarded: {
    fields: [],
    fr: 'a jeté la prochaine version d’une page',
    en: 'discarded the next version of a page',
  },
})
