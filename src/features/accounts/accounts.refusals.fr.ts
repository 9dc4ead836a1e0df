/** The sentences that only the server sends: why a call is refused, and what was done. */
export const accountsRefusalsFr = {
  errors: {
    wrongCredentials: 'Email ou mot de passe incorrect',
    accountDisabled: 'Votre compte a été désactivé',
    sessionEnded: 'Votre session a pris fin. Reconnectez-vous.',
    emailTaken: 'Cette adresse a déjà un compte. Connectez-vous, ou demandez un nouveau mot de passe.',
    wrongPassword: 'Ce mot de passe n’est pas le vôtre.',
    passwordCommon: 'Ce mot de passe est trop répandu. Choisissez-en un autre.',
    passwordLikeEmail: 'Le mot de passe ne doit pas contenir votre adresse e-mail.',
    linkSpent: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.',
    accountNotFound: 'Ce compte n’existe pas.',
    lastAdmin: 'La maison doit garder au moins un administrateur.',
    ownAccount: 'Nul ne change son propre rôle.',
    codeNeeded: 'Ce compte demande aussi un code de votre téléphone.',
    challengeOver: 'Vous avez dépassé les cinq minutes. Reconnectez-vous.',
    wrongCode: 'Ce code n’est pas le bon, ou il a déjà servi.',
    factorStands: 'La validation en deux étapes est déjà en place.',
    factorNotBegun: 'Cette mise en place a pris fin. Recommencez-la.',
    noFactor: 'La validation en deux étapes n’est pas en place.',
    factorFirst: 'Mettez d’abord en place votre propre validation en deux étapes.',
    ownFactor: 'Retirez votre propre validation en deux étapes depuis votre profil.',
  },
  done: {
    signedIn: 'Connexion réussie',
    registered: 'Votre compte a été créé avec succès',
    signedOut: 'Vous avez été déconnecté avec succès',
    profileSaved: 'Votre profil est à jour.',
    passwordChanged: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
    emailAsked:
      'Un lien de confirmation est parti à {{email}}. Votre adresse changera quand vous l’aurez suivi.',
    confirmationSent: 'Un code et un lien de confirmation sont partis à {{email}}.',
    emailConfirmed: 'Votre adresse est confirmée.',
    resetAsked: 'Si cette adresse a un compte, un lien vient de lui être envoyé. Il est valable une heure.',
    passwordReset: 'Votre mot de passe est changé. Vous pouvez vous connecter.',
    accountClosed: 'Votre compte est fermé et vos données sont effacées.',
    proved: 'C’est bien vous.',
    factorAdded: 'La validation en deux étapes est en place. Vos autres appareils sont déconnectés.',
    factorRemoved: 'La validation en deux étapes est retirée.',
    recoveryCodesMade: 'Voici vos nouveaux codes de secours. Les anciens ne servent plus.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    accounts: typeof accountsRefusalsFr
  }
}
