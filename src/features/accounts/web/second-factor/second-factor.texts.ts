import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  required: 'La maison le demande à ses administrateurs\u00a0: l’espace de la maison s’ouvrira ensuite.',
  absent:
    'Un mot de passe se devine ou se vole. Avec une application de codes sur votre téléphone, il ne suffit plus.',
  begin: 'Mettre en place',
  stop: 'Renoncer',
  code: 'Code à six chiffres',
  anyCode: 'Code du téléphone ou code de secours',
  password: 'Votre mot de passe',
  enrol: {
    scan: 'Photographiez ce carré avec votre application de codes (Aegis, 2FAS, Google Authenticator, votre gestionnaire de mots de passe…).',
    qr: 'Carré à photographier avec l’application de codes',
    open: 'L’application est sur cet appareil\u00a0? L’ouvrir',
    type: 'Ou recopiez cette clé\u00a0:',
    confirm: 'Puis écrivez le code qu’elle montre. Vos autres appareils seront déconnectés.',
    submit: 'Terminer',
    submitting: 'Vérification…',
  },
  codes: {
    title: 'Vos codes de secours',
    text: 'Chacun remplace une fois votre téléphone, s’il est perdu. Ils ne seront plus montrés\u00a0: gardez-les ailleurs que sur lui.',
    save: 'Télécharger',
    copy: 'Copier',
    noted: 'C’est noté',
    copied: 'Les codes sont copiés.',
    notCopied: 'Les codes n’ont pas pu être copiés.',
    fileName: 'codes-de-secours',
    fileHead: 'Codes de secours de {{email}}. Chacun ne sert qu’une fois.',
  },
  since: 'En place depuis le {{day}}.',
  left_one: 'Il reste {{count}} code de secours.',
  left_other: 'Il reste {{count}} codes de secours.',
  codesAsk: {
    open: 'Nouveaux codes de secours',
    text: 'Les anciens ne serviront plus.',
    submit: 'Faire de nouveaux codes',
  },
  removalAsk: {
    open: 'Retirer',
    text: 'Le mot de passe suffira de nouveau. Pour changer de téléphone, retirez, puis remettez en place.',
    submit: 'Retirer la validation en deux étapes',
  },
} as const

const en: SameShape<typeof fr> = {
  required: 'The house asks it of its administrators: its own area opens once this is done.',
  absent:
    'A password can be guessed or stolen. With an authenticator app on your phone, it is no longer enough.',
  begin: 'Set up',
  stop: 'Not now',
  code: 'Six-digit code',
  anyCode: 'Code from your phone, or a recovery code',
  password: 'Your password',
  enrol: {
    scan: 'Scan this square with your authenticator app (Aegis, 2FAS, Google Authenticator, your password manager…).',
    qr: 'Square to scan with the authenticator app',
    open: 'Is the app on this device? Open it',
    type: 'Or copy this key:',
    confirm: 'Then enter the code that it shows. Your other devices will be signed out.',
    submit: 'Finish',
    submitting: 'Checking…',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each stands in once for your phone, should you lose it. They are not shown again: keep them somewhere else.',
    save: 'Download',
    copy: 'Copy',
    noted: 'I have them',
    copied: 'The codes are copied.',
    notCopied: 'The codes could not be copied.',
    fileName: 'recovery-codes',
    fileHead: 'Recovery codes of {{email}}. Each works once.',
  },
  since: 'Set up since {{day}}.',
  left_one: '{{count}} recovery code is left.',
  left_other: '{{count}} recovery codes are left.',
  codesAsk: {
    open: 'New recovery codes',
    text: 'The former ones will no longer work.',
    submit: 'Make new codes',
  },
  removalAsk: {
    open: 'Remove',
    text: 'The password alone will be enough again. To change phones, remove it and set it up again.',
    submit: 'Remove two-step sign-in',
  },
}

export const secondFactorTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    secondFactor: typeof fr
  }
}
