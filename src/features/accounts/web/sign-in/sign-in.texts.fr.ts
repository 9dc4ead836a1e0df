export const signInTextsFr = {
  login: {
    title: 'Connexion',
    description: 'Connectez-vous pour retrouver vos commandes, vos rendez-vous et vos favoris.',
    lead: 'Vos commandes, vos rendez-vous et vos favoris vous attendent.',
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
    lead: 'Pour commander, prendre rendez-vous, et garder vos pièces préférées d’un appareil à l’autre.',
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
    lead: 'Donnez votre adresse. Un lien vous y attendra dans quelques minutes, valable une heure.',
    submit: 'Recevoir un lien',
    submitting: 'Envoi…',
    again: 'Rien reçu\u00a0? Regardez parmi les indésirables, ou demandez un autre lien.',
    back: 'Retour à la connexion',
  },
  newPassword: {
    title: 'Nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe.',
    lead: 'Choisissez-le bien\u00a0: tous vos appareils seront déconnectés.',
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    signIn: typeof signInTextsFr
  }
}
