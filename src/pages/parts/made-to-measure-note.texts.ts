import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  means:
    'Coupée pour vous en {{min}} à {{max}} semaines. En commandant, vous choisissez d’être mesurée au salon ou de prendre vos mesures chez vous, avec notre aide.',
} as const

const en: SameShape<typeof fr> = {
  means:
    'Cut for you in {{min}} to {{max}} weeks. When you order, you choose to be measured at the salon or to take your measurements at home, with our help.',
}

export const madeToMeasureTexts = { fr, en }

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    madeToMeasureNote: typeof fr
  }
}
