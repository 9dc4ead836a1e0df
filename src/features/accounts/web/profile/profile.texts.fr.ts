export const profileTextsFr = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  identity: {
    title: 'Votre identité',
    text: 'Comme nous l’écrirons sur vos colis et dans nos lettres.',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    phoneHint: 'Facultatif. Pour une livraison ou un essayage.',
    language: 'Langue de nos lettres',
    fr: 'Français',
    en: 'Anglais',
  },
  email: {
    title: 'Votre adresse e-mail',
    text: 'Elle change quand vous suivez le lien envoyé à la nouvelle adresse. L’adresse actuelle est {{email}}.',
    email: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe',
    send: 'Envoyer le lien',
    sending: 'Envoi…',
  },
  password: {
    title: 'Votre mot de passe',
    text: 'En le changeant, vous déconnectez tous vos autres appareils.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    again: 'Nouveau mot de passe, encore une fois',
    send: 'Changer le mot de passe',
    sending: 'Changement…',
  },
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    profile: typeof profileTextsFr
  }
}
