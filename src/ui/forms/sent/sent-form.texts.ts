import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  error: 'Erreur',
  unreachable: 'La maison n’a pas pu être jointe. Vérifiez votre connexion, puis réessayez.',
  unauthenticated: 'Non authentifié',
  failed: 'Erreur serveur, veuillez réessayer plus tard',
  required: 'Ce champ est obligatoire.',
  email: 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
  show: 'Afficher',
  hide: 'Masquer',
  showField: 'Afficher\u00a0: {{label}}',
  hideField: 'Masquer\u00a0: {{label}}',
} as const

const en: SameShape<typeof fr> = {
  error: 'Error',
  unreachable: 'The house could not be reached. Please check your connection and try again.',
  unauthenticated: 'Not signed in',
  failed: 'Something went wrong at our end. Please try again later.',
  required: 'This field is required.',
  email: 'Invalid e-mail address: write it like name@example.com.',
  show: 'Show',
  hide: 'Hide',
  showField: 'Show: {{label}}',
  hideField: 'Hide: {{label}}',
}

export const sentFormTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    sentForm: typeof fr
  }
}
