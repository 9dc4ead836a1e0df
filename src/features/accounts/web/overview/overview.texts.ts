import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  noPhone: 'Aucun numéro',
  since: 'Chez nous depuis',
  change: 'Modifier votre profil',
} as const

const en: SameShape<typeof fr> = {
  name: 'Name',
  email: 'E-mail address',
  phone: 'Telephone',
  noPhone: 'No number',
  since: 'With us since',
  change: 'Edit your profile',
}

export const overviewTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    overview: typeof fr
  }
}
