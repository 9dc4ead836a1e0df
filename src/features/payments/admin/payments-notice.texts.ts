import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  demo: 'Paiement de démonstration\u00a0: les commandes sont acceptées, rien n’est débité.',
  closed: 'Le paiement n’est pas ouvert\u00a0: aucune commande ne peut être passée.',
  what: 'Les clés de Stripe se règlent sur le serveur.',
} as const

const en: SameShape<typeof fr> = {
  demo: 'Demo payment: orders are taken, and nothing is charged.',
  closed: 'Payment is not open: no order can be placed.',
  what: 'The keys of Stripe are set on the server.',
}

export const paymentsNoticeTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    paymentsNotice: typeof fr
  }
}
