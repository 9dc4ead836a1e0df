import { defineAudit } from '../../shared/audit/define-audit.ts'

// A note may tell intimate things and is erased with the account, so the log, which is kept longer, does not hold it.
export const noteAudit = defineAudit('order', {
  noted: { fields: [], fr: 'a noté quelque chose sur la commande', en: 'noted something about the order' },
  'note-removed': {
    fields: [],
    fr: 'a supprimé une note sur la commande',
    en: 'removed a note about the order',
  },
})
