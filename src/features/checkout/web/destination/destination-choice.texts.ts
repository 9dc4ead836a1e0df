import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  label: 'Pays de livraison',
  union: 'Union européenne',
  elsewhere: 'Ailleurs dans le monde',
} as const

const en: SameShape<typeof fr> = {
  label: 'Country of delivery',
  union: 'European Union',
  elsewhere: 'Elsewhere in the world',
}

export const destinationChoiceTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    destinationChoice: typeof fr
  }
}
