import { defineAudit } from '../../shared/audit/define-audit.ts'

export const messageAudit = defineAudit('message', {
  assigned: { holds: ['status', 'assigneeId'], fr: 'a confié le message', en: 'assigned the message' },
  unassigned: { holds: ['status', 'assigneeId'], fr: 'a rendu le message', en: 'unassigned the message' },
  closed: { holds: ['status', 'assigneeId'], fr: 'a classé le message', en: 'closed the message' },
  reopened: { holds: ['status', 'assigneeId'], fr: 'a rouvert le message', en: 'reopened the message' },
  replied: { holds: [], secret: ['text'], fr: 'a répondu au message', en: 'replied to the message' },
  deleted: {
    holds: ['status'],
    secret: ['fullName', 'email', 'message'],
    fr: 'a supprimé le message',
    en: 'deleted the message',
  },
})
