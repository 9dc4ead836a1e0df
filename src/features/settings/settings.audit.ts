import { defineAudit } from '../../shared/audit/define-audit.ts'

export const settingsAudit = defineAudit('settings', {
  changed: { fields: 'record', fr: 'a changé les réglages', en: 'changed the settings' },
})
