import { defineAudit } from '../../shared/audit/define-audit.ts'

/** The log says that something was written, never what: the words are read where they stand. */
export const commissionMessagesAudit = defineAudit('commission', {
  'message-written': {
    fields: ['number', 'shownToCustomer', 'pictures'],
    fr: 'a écrit dans une création',
    en: 'wrote in a commission',
  },
  'message-shown': {
    fields: ['number', 'pictures'],
    fr: 'a montré une note à la cliente',
    en: 'showed a note to the customer',
  },
  'message-deleted': {
    fields: ['number', 'shownToCustomer', 'pictures'],
    fr: 'a supprimé un message d’une création',
    en: 'deleted a message of a commission',
  },
})
