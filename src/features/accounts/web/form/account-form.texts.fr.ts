export const accountFormTextsFr = {
  error: 'Erreur',
  unreachable: 'La maison n’a pas pu être jointe. Vérifiez votre connexion, puis réessayez.',
  unauthenticated: 'Non authentifié',
  failed: 'Erreur serveur, veuillez réessayer plus tard',
  required: 'Ce champ est obligatoire.',
  email: 'Adresse e-mail invalide.',
  passwordTooShort: '{{min}} caractères au moins.',
  passwordTooLong: '{{max}} caractères au plus.',
  passwordMismatch: 'Les mots de passe ne correspondent pas',
  show: 'Afficher',
  hide: 'Masquer',
  showField: 'Afficher\u00a0: {{label}}',
  hideField: 'Masquer\u00a0: {{label}}',
  strength: {
    none: '{{min}} caractères au moins. Plusieurs mots que personne d’autre n’associerait en font un bon.',
    short: 'Encore trop court\u00a0: {{min}} caractères au moins.',
    weak: 'Facile à deviner. Un mot de plus le rendrait plus sûr.',
    good: 'Bon mot de passe.',
    strong: 'Très bon mot de passe.',
  },
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    accountForm: typeof accountFormTextsFr
  }
}
