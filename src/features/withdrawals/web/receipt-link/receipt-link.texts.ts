import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Recevoir mon accusé de réception',
  description: 'Confirmez l’adresse de votre rétractation pour en recevoir l’accusé de réception.',
  lead: 'Une pression, et l’accusé de réception de votre rétractation part à cette adresse.',
  submit: 'Recevoir l’accusé de réception',
  missing: 'Ce lien est incomplet. Ouvrez-le depuis notre e-mail, ou copiez-le en entier.',
  failed: 'L’accusé de réception n’a pas pu partir. Vérifiez votre connexion et réessayez.',
  withoutScript: 'Cette page a besoin de JavaScript pour confirmer votre adresse.',
  toWithdrawal: 'Tout sur la rétractation',
} as const

const en: SameShape<typeof fr> = {
  title: 'Receive my receipt',
  description: 'Confirm the address of your withdrawal to receive its receipt.',
  lead: 'One press, and the receipt for your withdrawal goes to this address.',
  submit: 'Receive the receipt',
  missing: 'This link is incomplete. Open it from our e-mail, or copy all of it.',
  failed: 'The receipt could not be sent. Check your connection and try again.',
  withoutScript: 'This page needs JavaScript to confirm your address.',
  toWithdrawal: 'All about withdrawals',
}

export const receiptLinkTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    receiptLink: typeof fr
  }
}
