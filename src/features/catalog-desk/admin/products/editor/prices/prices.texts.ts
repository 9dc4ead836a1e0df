import type { SameShape } from '../../../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Prix de vente',
  drawn: 'Les prix de vente, du premier à aujourd’hui',
  never: 'Elle n’a pas encore été vendue.',
  lowest:
    'Le plus bas des 30 derniers jours\u00a0: {{price}}. Un prix plus bas s’annoncera réduit depuis celui-là, pendant 30 jours.',
  reduced: 'Prix barré aujourd’hui\u00a0: {{price}}, jusqu’au {{until}}.',
  notReduced: 'Aucun prix barré aujourd’hui.',
  from: 'depuis le {{from}}',
  between: 'du {{from}} au {{to}}',
  failed: 'Les prix n’ont pas pu être lus.',
  retry: 'Réessayer',
} as const

const en: SameShape<typeof fr> = {
  title: 'Selling prices',
  drawn: 'The selling prices, from the first to today',
  never: 'It has not been sold yet.',
  lowest:
    'The lowest of the last 30 days: {{price}}. A lower price will be announced as reduced from it, for 30 days.',
  reduced: 'Crossed-out price today: {{price}}, until {{until}}.',
  notReduced: 'No crossed-out price today.',
  from: 'since {{from}}',
  between: '{{from}} to {{to}}',
  failed: 'The prices could not be read.',
  retry: 'Try again',
}

export const pricesTexts = { fr, en }

declare module '../../../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    productPrices: typeof fr
  }
}
