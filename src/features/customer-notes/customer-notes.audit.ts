import { defineAudit } from '../../shared/audit/define-audit.ts'

// Notes and days are erased with the person, so the log, which is kept longer, does not hold them.
export const personNoteAudit = defineAudit('person', {
  noted: { fields: [], fr: 'a noté quelque chose sur la cliente', en: 'noted something about the customer' },
  'note-changed': {
    fields: [],
    fr: 'a modifié une note sur la cliente',
    en: 'changed a note about the customer',
  },
  'note-removed': {
    fields: [],
    fr: 'a supprimé une note sur la cliente',
    en: 'removed a note about the customer',
  },
  'date-kept': {
    fields: ['kind', 'how', 'on'],
    fr: 'a noté une date de la cliente, avec son accord',
    en: 'kept a date of the customer, who agreed to it',
  },
  'date-removed': {
    fields: ['kind'],
    fr: 'a supprimé une date de la cliente',
    en: 'removed a date of the customer',
  },
  'dates-withdrawn': {
    fields: ['kinds'],
    fr: 'a noté que la cliente retire son accord, et supprimé ses dates',
    en: 'noted that the customer withdrew the consent, and removed the dates',
  },
  'date-thought-of': {
    fields: ['kind'],
    fr: 'a pensé à une date de la cliente',
    en: 'thought of a date of the customer',
  },
  'date-not-thought-of': {
    fields: ['kind'],
    fr: 'attend encore une date de la cliente',
    en: 'is to think of a date of the customer again',
  },
})
