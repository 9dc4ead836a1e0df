import { defineAudit } from '../../shared/audit/define-audit.ts'

export const whatsappAudit = defineAudit('whatsapp', {
  changed: {
    fields: ['isOnline', 'customMessage'],
    fr: 'a changé la présence sur WhatsApp',
    en: 'changed the presence on WhatsApp',
  },
})
