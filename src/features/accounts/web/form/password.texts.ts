import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  tooShort: '{{min}} caractères au moins.',
  tooLong: '{{max}} caractères au plus.',
  mismatch: 'Les mots de passe ne correspondent pas',
  strength: {
    none: '{{min}} caractères au moins. Plusieurs mots que personne d’autre n’associerait en font un bon.',
    short: 'Encore trop court\u00a0: {{min}} caractères au moins.',
    weak: 'Facile à deviner. Un mot de plus le rendrait plus sûr.',
    good: 'Bon mot de passe.',
    strong: 'Très bon mot de passe.',
  },
} as const

const en: SameShape<typeof fr> = {
  tooShort: 'At least {{min}} characters.',
  tooLong: 'At most {{max}} characters.',
  mismatch: 'The two passwords are not the same.',
  strength: {
    none: 'At least {{min}} characters. Several words that only you would put together make a good password.',
    short: 'Still too short: at least {{min}} characters.',
    weak: 'Easy to guess. One more word would make it safer.',
    good: 'A good password.',
    strong: 'A very good password.',
  },
}

export const passwordTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    passwordForm: typeof fr
  }
}
