import { defineAudit } from '../../shared/audit/define-audit.ts'

export const accountAudit = defineAudit('account', {
  updated: {
    fields: ['role', 'disabled'],
    fr: 'a changé les droits du compte',
    en: 'changed the rights of the account',
  },
  'second-factor-removed': {
    fields: ['secondFactor'],
    fr: 'a retiré la seconde étape du compte',
    en: 'removed the second step of the account',
  },
})
