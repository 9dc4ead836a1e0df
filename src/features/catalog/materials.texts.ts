import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  Soie: 'Soie',
  Coton: 'Coton',
  Lin: 'Lin',
  Polyester: 'Polyester',
  Laine: 'Laine',
  Velours: 'Velours',
  Satin: 'Satin',
  Denim: 'Denim',
  Cuir: 'Cuir',
  Mousseline: 'Mousseline',
  Autres: 'Autres',
} as const

const en: SameShape<typeof fr> = {
  Soie: 'Silk',
  Coton: 'Cotton',
  Lin: 'Linen',
  Polyester: 'Polyester',
  Laine: 'Wool',
  Velours: 'Velvet',
  Satin: 'Satin',
  Denim: 'Denim',
  Cuir: 'Leather',
  Mousseline: 'Chiffon',
  Autres: 'Other',
}

export const materialsTexts = { fr, en }

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    materials: typeof fr
  }
}
