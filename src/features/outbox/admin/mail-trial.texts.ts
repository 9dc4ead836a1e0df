import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  send: 'M’envoyer un courrier d’essai',
  underWay: 'Le courrier d’essai est écrit, le serveur le prend en charge…',
  sent: 'Le serveur de messagerie a accepté le courrier pour {{recipient}}. Regardez aussi les indésirables.',
  kept: 'Aucun serveur de messagerie n’est réglé\u00a0: le courrier est gardé ici et n’est pas parti. Le manuel dit comment en régler un.',
  refused: 'Le serveur de messagerie a refusé le courrier\u00a0: {{reason}}',
  open: 'Voir le courrier',
  failed: 'Le courrier d’essai n’a pas pu être écrit.',
} as const

const en: SameShape<typeof fr> = {
  send: 'Send me a trial mail',
  underWay: 'The trial mail is written, the server takes it…',
  sent: 'The mail server has accepted the mail to {{recipient}}. Look into the junk folder too.',
  kept: 'No mail server is set up: the mail is kept here and has not left. The manual tells how to set one up.',
  refused: 'The mail server has refused the mail: {{reason}}',
  open: 'See the mail',
  failed: 'The trial mail could not be written.',
}

export const mailTrialTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    mailTrial: typeof fr
  }
}
