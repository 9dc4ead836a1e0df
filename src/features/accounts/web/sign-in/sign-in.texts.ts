import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  login: {
    title: 'Connexion',
    description: 'Connectez-vous pour retrouver vos commandes, vos rendez-vous et vos favoris.',
    lead: 'Vos commandes, vos rendez-vous et vos favoris vous attendent. Tous les champs sont obligatoires.',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    other: "Pas encore de compte ? S'inscrire",
    done: 'Connexion réussie',
    failed: 'Échec de connexion',
    wrong: 'Email ou mot de passe incorrect',
    disabled: 'Votre compte a été désactivé',
  },
  register: {
    title: 'Créer un compte',
    description: 'Ouvrez un compte pour commander, prendre rendez-vous et garder vos pièces préférées.',
    lead: 'Pour commander, prendre rendez-vous, et garder vos pièces préférées d’un appareil à l’autre. Tous les champs sont obligatoires.',
    submit: "S'inscrire",
    submitting: 'Inscription…',
    other: 'Déjà un compte ? Se connecter',
    done: 'Inscription réussie',
    doneText: 'Votre compte a été créé avec succès',
    failed: "Échec d'inscription",
    failedText: "L'inscription a échoué",
    terms: 'Vos données servent à tenir votre compte, et à rien d’autre.',
    privacyNotice: 'Politique de confidentialité',
    newTab: '(nouvel onglet)',
  },
  forgotten: {
    link: 'Mot de passe oublié\u00a0?',
    title: 'Mot de passe oublié',
    description: 'Demandez un lien pour choisir un nouveau mot de passe.',
    lead: 'Un lien vous attendra à cette adresse, valable une heure.',
    submit: 'Recevoir un lien',
    submitting: 'Envoi…',
    again: 'Rien reçu\u00a0? Regardez parmi les indésirables, ou demandez un autre lien.',
    back: 'Retour à la connexion',
  },
  newPassword: {
    title: 'Nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe.',
    lead: 'Choisissez-le bien\u00a0: tous vos appareils seront déconnectés. Tous les champs sont obligatoires.',
    submit: 'Changer le mot de passe',
    submitting: 'Enregistrement…',
    toSignIn: 'Se connecter',
    missing: 'Ce lien est incomplet. Ouvrez-le depuis votre message, ou demandez-en un autre.',
    another: 'Demander un autre lien',
  },
  confirmation: {
    title: 'Confirmer votre adresse',
    description: 'Confirmez votre adresse e-mail.',
    lead: 'Un dernier geste, et nous saurons où vous écrire.',
    submit: 'Confirmer mon adresse',
    submitting: 'Confirmation…',
    toAccount: 'Voir mon compte',
    missing: 'Ce lien est incomplet. Ouvrez-le depuis votre message.',
  },
  redirect: {
    checkout: 'La connexion est nécessaire pour finaliser votre commande.',
    admin: 'Vous devez être administrateur pour accéder au tableau de bord.',
    page: 'Connectez-vous pour continuer. Vous reviendrez à la page que vous demandiez.',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmation: 'Confirmer le mot de passe',
  },
  withoutScript:
    'La connexion demande JavaScript. Activez-le, ou appelez-nous\u00a0: la maison répond aussi au téléphone.',
} as const

const en: SameShape<typeof fr> = {
  login: {
    title: 'Sign in',
    description: 'Sign in to find your orders, your appointments and your favourites.',
    lead: 'Your orders, your appointments and your favourites are waiting. All fields are required.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    other: 'No account yet? Create one',
    done: 'Signed in',
    failed: 'Sign-in failed',
    wrong: 'Incorrect email or password',
    disabled: 'Your account has been disabled',
  },
  register: {
    title: 'Create an account',
    description: 'Open an account to order, to book an appointment and to keep the pieces you love.',
    lead: 'To order, to book an appointment, and to keep the pieces you love from one device to the next. All fields are required.',
    submit: 'Create my account',
    submitting: 'Creating…',
    other: 'Already have an account? Sign in',
    done: 'Welcome',
    doneText: 'Your account has been created',
    failed: 'Registration failed',
    failedText: 'Your account could not be created',
    terms: 'Your details are used to keep your account, and for nothing else.',
    privacyNotice: 'Privacy notice',
    newTab: '(new tab)',
  },
  forgotten: {
    link: 'Forgotten your password?',
    title: 'Forgotten password',
    description: 'Ask for a link to choose a new password.',
    lead: 'A link will wait at this address, valid for one hour.',
    submit: 'Send me a link',
    submitting: 'Sending…',
    again: 'Nothing there? Look among the junk mail, or ask for another link.',
    back: 'Back to sign-in',
  },
  newPassword: {
    title: 'New password',
    description: 'Choose a new password.',
    lead: 'Choose it well: all your devices will be signed out. All fields are required.',
    submit: 'Change my password',
    submitting: 'Saving…',
    toSignIn: 'Sign in',
    missing: 'This link is incomplete. Open it from your message, or ask for another.',
    another: 'Ask for another link',
  },
  confirmation: {
    title: 'Confirm your address',
    description: 'Confirm your e-mail address.',
    lead: 'One last step, and we will know where to write to you.',
    submit: 'Confirm my address',
    submitting: 'Confirming…',
    toAccount: 'See my account',
    missing: 'This link is incomplete. Open it from your message.',
  },
  redirect: {
    checkout: 'Please sign in to complete your order.',
    admin: 'Only administrators may see the dashboard.',
    page: 'Please sign in to continue. You will return to the page you asked for.',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'New password',
    confirmation: 'Confirm the password',
  },
  withoutScript:
    'Signing in needs JavaScript. Switch it on, or call us: the house answers the telephone too.',
}

export const signInTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    signIn: typeof fr
  }
}
