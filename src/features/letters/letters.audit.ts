import { defineAudit } from '../../shared/audit/define-audit.ts'

/** Addresses are no part of the entries; the words of a letter are kept with it. */
export const letterAudit = defineAudit('letter', {
  created: { fields: ['subject'], fr: 'a commencé une lettre', en: 'began a letter' },
  updated: { fields: ['subject', 'subjectEn', 'parts'], fr: 'a modifié la lettre', en: 'changed the letter' },
  tested: { fields: ['language'], fr: 'a reçu un essai de la lettre', en: 'received a test of the letter' },
  planned: {
    fields: ['sendAt', 'audience'],
    fr: 'a prévu l’envoi de la lettre',
    en: 'planned the sending of the letter',
  },
  'called-off': {
    fields: ['sendAt'],
    fr: 'a annulé l’envoi prévu de la lettre',
    en: 'called off the planned sending of the letter',
  },
  sent: {
    fields: ['audience', 'readers'],
    fr: 'a envoyé la lettre',
    en: 'sent the letter',
  },
  stopped: { fields: ['written', 'readers'], fr: 'a arrêté l’envoi de la lettre', en: 'stopped the letter' },
  removed: { fields: ['subject'], fr: 'a supprimé une lettre', en: 'deleted a letter' },
})
