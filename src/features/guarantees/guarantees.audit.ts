import { defineAudit } from '../../shared/audit/define-audit.ts'

export const noticeAudit = defineAudit('guarantee_notice', {
  put: {
    fields: 'record',
    fr: 'a mis en place la notice des garanties',
    en: 'put the notice of guarantees in place',
  },
  removed: {
    fields: 'record',
    fr: 'a retiré la notice des garanties',
    en: 'removed the notice of guarantees',
  },
})

export const durabilityAudit = defineAudit(
  'product',
  {
    put: { fields: 'record', fr: 'a étiqueté la durabilité', en: 'put a label of durability' },
    removed: {
      fields: 'record',
      fr: 'a retiré l’étiquette de durabilité',
      en: 'removed a label of durability',
    },
  },
  'durability',
)
