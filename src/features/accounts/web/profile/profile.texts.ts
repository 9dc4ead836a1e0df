import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  identity: {
    title: 'Votre identité',
    text: 'Comme nous l’écrirons sur vos colis et dans nos lettres. Les champs marqués d’un astérisque sont obligatoires.',
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
    text: 'Elle change quand vous suivez le lien envoyé à la nouvelle adresse. L’adresse actuelle est {{email}}. Les deux champs sont obligatoires.',
    email: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe',
    send: 'Envoyer le lien',
    sending: 'Envoi…',
  },
  password: {
    title: 'Votre mot de passe',
    text: 'En le changeant, vous déconnectez tous vos autres appareils. Tous les champs sont obligatoires.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    again: 'Nouveau mot de passe, encore une fois',
    send: 'Changer le mot de passe',
    sending: 'Changement…',
  },
  secondFactor: {
    title: 'Validation en deux étapes',
    text: 'Un code de votre téléphone, en plus du mot de passe, à chaque connexion.',
    failed: 'Cette partie n’a pas pu être chargée. Rechargez la page.',
  },
} as const

const en: SameShape<typeof fr> = {
  save: 'Save',
  saving: 'Saving…',
  identity: {
    title: 'Who you are',
    text: 'As we will write it on your parcels and in our letters. Fields with an asterisk are required.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Telephone',
    phoneHint: 'Optional. For a delivery or a fitting.',
    language: 'Language of our letters',
    fr: 'French',
    en: 'English',
  },
  email: {
    title: 'Your e-mail address',
    text: 'It changes once you follow the link that we send to the new address. The current address is {{email}}. Both fields are required.',
    email: 'New e-mail address',
    password: 'Your password',
    send: 'Send the link',
    sending: 'Sending…',
  },
  password: {
    title: 'Your password',
    text: 'Changing it signs out all your other devices. All fields are required.',
    current: 'Current password',
    next: 'New password',
    again: 'New password, once more',
    send: 'Change the password',
    sending: 'Changing…',
  },
  secondFactor: {
    title: 'Two-step sign-in',
    text: 'A code from your telephone, beside the password, each time you sign in.',
    failed: 'This part could not be loaded. Please reload the page.',
  },
}

export const profileTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    profile: typeof fr
  }
}
