import { defineAudit } from '../../shared/audit/define-audit.ts'

export const accountAudit = defineAudit('account', {
  invited: {
    fields: ['role', 'areas'],
    fr: 'a invité dans l’équipe',
    en: 'invited into the team',
  },
  'invited-again': {
    fields: [],
    fr: 'a renvoyé l’invitation',
    en: 'sent the invitation again',
  },
  viewed: {
    fields: [],
    fr: 'a regardé la maison avec les droits du compte',
    en: 'looked at the house with the rights of the account',
  },
  'sessions-ended': {
    fields: [],
    fr: 'a déconnecté les appareils du compte',
    en: 'signed the devices of the account out',
  },
  updated: {
    fields: ['role', 'areas', 'disabled'],
    fr: 'a changé les droits du compte',
    en: 'changed the rights of the account',
  },
  'handed-over': {
    fields: ['role'],
    fr: 'a transmis la maison au compte',
    en: 'handed the house over to the account',
  },
  'second-factor-removed': {
    fields: ['secondFactor'],
    fr: 'a retiré la seconde étape du compte',
    en: 'removed the second step of the account',
  },
})
