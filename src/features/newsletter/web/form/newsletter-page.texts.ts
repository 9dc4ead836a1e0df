import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import { asked } from '../../newsletter.sentences.ts'

const fr = {
  description:
    'Recevez les lettres de la maison\u00a0: nouvelles pièces, essayages et rendez-vous de l’atelier.',
  lead: 'Quelques lettres par an, écrites à l’atelier.',
  sent: asked.fr,
  sentTitle: 'Plus qu’un pas',
  toShop: 'Découvrir la boutique',
} as const

const en: SameShape<typeof fr> = {
  description: 'Receive the letters of the house: new pieces, fittings and events of the atelier.',
  lead: 'A few letters a year, written at the atelier.',
  sent: asked.en,
  sentTitle: 'One more step',
  toShop: 'Discover the shop',
}

export const newsletterPageTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    newsletterPage: typeof fr
  }
}
