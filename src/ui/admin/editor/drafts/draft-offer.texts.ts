import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  text: 'Un brouillon du {{day}}, {{time}}, n’est pas enregistré.',
  takeUp: 'Reprendre',
  throwAway: 'Jeter',
} as const

const en: SameShape<typeof fr> = {
  text: 'A draft of {{day}}, {{time}}, is not saved.',
  takeUp: 'Take it up',
  throwAway: 'Throw it away',
}

export const draftOfferTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    draftOffer: typeof fr
  }
}
