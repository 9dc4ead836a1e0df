import { defineAudit } from '../../shared/audit/define-audit.ts'

export const messageAudit = defineAudit('message', {
  assigned: { fields: ['status', 'assigneeId'], fr: 'a confié le message', en: 'assigned the message' },
  unassigned: { fields: ['status', 'assigneeId'], fr: 'a rendu le message', en: 'unassigned the message' },
  closed: { fields: ['status', 'assigneeId'], fr: 'a classé le message', en: 'closed the message' },
  reopened: { fields: ['status', 'assigneeId'], fr: 'a rouvert le message', en: 'reopened the message' },
  replied: {
    fields: ['status', 'assigneeId'],
    secret: ['text'],
    fr: 'a répondu au message',
    en: 'replied to the message',
  },
  deleted: {
    fields: ['status'],
    secret: ['fullName', 'email', 'message'],
    fr: 'a supprimé le message',
    en: 'deleted the message',
  },
})
