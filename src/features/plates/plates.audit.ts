import { defineAudit } from '../../shared/audit/define-audit.ts'

export const plateAudit = defineAudit('plate', {
  hung: { fields: 'record', fr: 'a posé une image', en: 'hung a picture' },
  updated: { fields: 'record', fr: 'a modifié l’image', en: 'changed the picture' },
  removed: { fields: 'record', fr: 'a retiré l’image', en: 'took the picture away' },
})
