import { defineAudit } from '../../shared/audit/define-audit.ts'

export const mailAudit = defineAudit('mail', {
  tried: {
    fields: [],
    fr: 'a envoyé un courrier d’essai',
    en: 'sent a trial mail',
  },
  'queued-again': {
    fields: ['status', 'attempts'],
    secret: ['recipient', 'lastError'],
    fr: 'a relancé l’envoi d’un courrier',
    en: 'sent a mail again',
  },
})
