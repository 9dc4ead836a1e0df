import type { accountMailsFr } from './account-mails.fr.ts'

type SameMails<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : SameMails<T[K]>
}

/** What the house writes about an account, in English. */
export const accountMailsEn: SameMails<typeof accountMailsFr> = {
  greeting: 'Dear {{firstName}},',
  farewell: 'The team at {{house}}',
  linkHint: 'If the button does not answer, copy this address into your browser:',
  confirmEmail: {
    subject: 'Please confirm your e-mail address',
    text: [
      'Your account with {{house}} is open. Please confirm that this address is yours: follow the link, or type this code where we ask for it.',
      'Your code: {{code}}',
      'The code is valid for {{minutes}} minutes, the link for {{hours}} hours. If you did not open an account, there is nothing to do.',
    ],
    button: 'Confirm my address',
  },
  changeEmail: {
    subject: 'Please confirm your new e-mail address',
    text: [
      'You asked for your account with {{house}} to bear this address. It will, as soon as you have confirmed it.',
      'The link is valid for {{hours}} hours. If you asked for nothing, there is nothing to do.',
    ],
    button: 'Confirm my new address',
  },
  emailWillChange: {
    subject: 'Your e-mail address is about to change',
    text: [
      'Somebody has just asked for another e-mail address for your account with {{house}}. A confirmation link went to the new address.',
      'If it was not you, change your password at once, and write to us.',
    ],
    button: '',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: [
      'You told us that you have forgotten your password. Choose a new one here.',
      'The link is valid for one hour and works once. If you asked for nothing, there is nothing to do: your password stays as it is.',
    ],
    button: 'Choose a password',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: [
      'The password of your account with {{house}} has just been changed. All your devices have been signed out.',
      'If it was not you, ask for a new password on the sign-in page, and write to us.',
    ],
    button: '',
  },
  sessionReplayed: {
    subject: 'A session of your account has been closed',
    text: [
      'An old sign-in key of your account has been used a second time. This may be the sign of a copy, so we have closed that session.',
      'Please sign in again. If you cannot tell where it came from, change your password as well.',
    ],
    button: '',
  },
  registrationTried: {
    subject: 'This address has an account already',
    text: [
      'Somebody has just tried to open an account with {{house}} using this address. It has one already, yours, and nothing in it has changed.',
      'If it was you, sign in; a forgotten password is replaced on the same page. If it was not you, there is nothing to do. We write this once a day at most.',
    ],
    button: 'Sign in',
  },
  factorAdded: {
    subject: 'Two-step sign-in is set up',
    text: [
      'From now on, your account with {{house}} opens with your password and a code from your telephone. Your other devices have been signed out.',
      'If it was not you, write to us at once.',
    ],
    button: '',
  },
  factorRemoved: {
    subject: 'Two-step sign-in is removed',
    text: [
      'The password alone opens your account with {{house}} again.',
      'If you asked for nothing, change your password at once, and write to us.',
    ],
    button: '',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code has been used',
    text: [
      'A recovery code has just stood in for your telephone to open your account with {{house}}. It will not work again.',
      'If it was not you, change your password at once, make new recovery codes, and write to us.',
    ],
    button: '',
  },
  codesRefused: {
    subject: 'Somebody may know your password',
    text: [
      'Your password with {{house}} was entered correctly, and then several codes were refused. Nobody has come in.',
      'If it was not you, change your password at once.',
    ],
    button: '',
  },
  invited: {
    subject: 'You are invited into the team',
    text: [
      '{{by}} invites you to work with {{house}}. Choose your password, then set up two-step sign-in: the house’s own area opens at once.',
      'The invitation is valid for seven days and works once. If you did not expect it, do nothing.',
    ],
    button: 'Choose my password',
  },
  madeMember: {
    subject: 'You are in the team',
    text: [
      '{{by}} opens the area of {{house}} to you, with the account and the password that you have already. Sign in again, then set up two-step sign-in.',
      'If you did not expect it, write to us.',
    ],
    button: 'Open the area of the house',
  },
  accountIdle: {
    subject: 'Will you keep your account?',
    text: [
      'Nobody has signed in to your account with {{house}} for almost three years. We keep nothing that is no longer of use: it will be closed in thirty days, and your data erased.',
      'To keep it, sign in once. To let it go, do nothing.',
    ],
    button: 'Keep my account',
  },
  accountClosed: {
    subject: 'Your account is closed',
    text: [
      'Your account with {{house}} is closed, and your data erased. Invoices are kept for ten years, as the law demands.',
      'Your reviews stay published without your name. This message is the last one.',
    ],
    button: '',
  },
}
