/** What the house writes about an account, in French. Each entry of `text` is one paragraph. */
export const accountMailsFr = {
  greeting: 'Bonjour {{firstName}},',
  farewell: 'L’équipe de {{house}}',
  linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :',
  confirmEmail: {
    subject: 'Confirmez votre adresse e-mail',
    text: [
      'Votre compte chez {{house}} est ouvert. Confirmez que cette adresse est bien la vôtre : suivez le lien, ou recopiez ce code là où nous vous le demandons.',
      'Votre code : {{code}}',
      'Le code est valable {{minutes}} minutes, le lien {{hours}} heures. Si vous n’avez pas ouvert de compte, ne faites rien.',
    ],
    button: 'Confirmer mon adresse',
  },
  changeEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: [
      'Vous avez demandé que votre compte chez {{house}} porte cette adresse. Elle le fera dès que vous l’aurez confirmée.',
      'Le lien est valable {{hours}} heures. Si vous n’avez rien demandé, ne faites rien.',
    ],
    button: 'Confirmer ma nouvelle adresse',
  },
  emailWillChange: {
    subject: 'Votre adresse e-mail va changer',
    text: [
      'Un changement d’adresse e-mail vient d’être demandé pour votre compte chez {{house}}. Un lien de confirmation est parti à la nouvelle adresse.',
      'Si ce n’est pas vous, changez votre mot de passe sans attendre, et écrivez-nous.',
    ],
    button: '',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    text: [
      'Vous nous avez dit avoir oublié votre mot de passe. Choisissez-en un nouveau ici.',
      'Le lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
    ],
    button: 'Choisir un mot de passe',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    text: [
      'Le mot de passe de votre compte chez {{house}} vient d’être changé. Tous vos appareils ont été déconnectés.',
      'Si ce n’est pas vous, demandez un nouveau mot de passe depuis la page de connexion, et écrivez-nous.',
    ],
    button: '',
  },
  sessionReplayed: {
    subject: 'Une session de votre compte a été fermée',
    text: [
      'Une ancienne clé de connexion de votre compte a servi une seconde fois. Cela peut être le signe d’une copie : nous avons fermé la session concernée.',
      'Reconnectez-vous. Si vous ne savez pas d’où cela vient, changez aussi votre mot de passe.',
    ],
    button: '',
  },
  registrationTried: {
    subject: 'Cette adresse a déjà un compte',
    text: [
      'Quelqu’un vient de vouloir ouvrir un compte chez {{house}} avec cette adresse. Elle en a déjà un, le vôtre, et rien n’y a changé.',
      'Si c’était vous, connectez-vous ; un mot de passe oublié se remplace depuis la même page. Si ce n’était pas vous, il n’y a rien à faire. Nous l’écrivons une fois par jour au plus.',
    ],
    button: 'Me connecter',
  },
  factorAdded: {
    subject: 'La validation en deux étapes est en place',
    text: [
      'Pour entrer dans votre compte chez {{house}}, il faut désormais votre mot de passe et un code de votre téléphone. Vos autres appareils ont été déconnectés.',
      'Si ce n’est pas vous, écrivez-nous sans attendre.',
    ],
    button: '',
  },
  factorRemoved: {
    subject: 'La validation en deux étapes est retirée',
    text: [
      'Le mot de passe suffit de nouveau pour entrer dans votre compte chez {{house}}.',
      'Si vous n’avez rien demandé, changez votre mot de passe sans attendre, et écrivez-nous.',
    ],
    button: '',
  },
  recoveryCodeUsed: {
    subject: 'Un code de secours a servi',
    text: [
      'Un code de secours vient de remplacer votre téléphone pour entrer dans votre compte chez {{house}}. Il ne servira plus.',
      'Si ce n’est pas vous, changez votre mot de passe sans attendre, faites de nouveaux codes de secours, et écrivez-nous.',
    ],
    button: '',
  },
  codesRefused: {
    subject: 'Quelqu’un connaît peut-être votre mot de passe',
    text: [
      'Votre mot de passe chez {{house}} a été saisi correctement, puis plusieurs codes ont été refusés. Personne n’est entré.',
      'Si ce n’est pas vous, changez votre mot de passe sans attendre.',
    ],
    button: '',
  },
  invited: {
    subject: 'Vous êtes invitée dans l’équipe',
    text: [
      '{{by}} vous invite à travailler avec {{house}}. Choisissez votre mot de passe, puis mettez en place la validation en deux étapes\u00a0: l’espace de la maison s’ouvre aussitôt.',
      'L’invitation est valable sept jours et ne sert qu’une fois. Si vous ne l’attendiez pas, ne faites rien.',
    ],
    button: 'Choisir mon mot de passe',
  },
  madeMember: {
    subject: 'Vous faites partie de l’équipe',
    text: [
      '{{by}} vous ouvre l’espace de {{house}}, avec le compte et le mot de passe que vous avez déjà. Reconnectez-vous, puis mettez en place la validation en deux étapes.',
      'Si vous ne l’attendiez pas, écrivez-nous.',
    ],
    button: 'Ouvrir l’espace de la maison',
  },
  accountIdle: {
    subject: 'Gardez-vous votre compte ?',
    text: [
      'Personne ne s’est connecté à votre compte chez {{house}} depuis près de trois ans. Nous ne gardons pas ce qui ne sert plus : il sera fermé dans trente jours, et vos données effacées.',
      'Pour le garder, il suffit de vous connecter une fois. Pour le laisser, ne faites rien.',
    ],
    button: 'Garder mon compte',
  },
  accountClosed: {
    subject: 'Votre compte est fermé',
    text: [
      'Votre compte chez {{house}} est fermé, et vos données sont effacées. Les factures sont gardées dix ans, comme la loi le demande.',
      'Vos avis restent publiés sans votre nom. Ce message est le dernier.',
    ],
    button: '',
  },
} as const

export type AccountMailKind = Exclude<keyof typeof accountMailsFr, 'greeting' | 'farewell' | 'linkHint'>
