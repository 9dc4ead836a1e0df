import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { accountsRefusalsFr } from './accounts.refusals.fr.ts'

export const accountsRefusalsEn: SameShape<typeof accountsRefusalsFr> = {
  errors: {
    wrongCredentials: 'Incorrect email or password',
    accountDisabled: 'Your account has been disabled',
    sessionEnded: 'Your session has ended. Please sign in again.',
    emailTaken: 'This address already has an account. Sign in, or ask for a new password.',
    wrongPassword: 'This is not your password.',
    passwordCommon: 'This password is too common. Please choose another.',
    passwordLikeEmail: 'Your password must not contain your e-mail address.',
    tooManyTries: 'Too many attempts. Try again in {{wait}}.',
    linkSpent: 'This link has been used, or is no longer valid. Please ask for a new one.',
    addressNotFound: 'This address is not in your address book.',
    tooManyAddresses: 'Your address book already holds {{limit}} addresses. Remove one first.',
    accountNotFound: 'This account does not exist.',
    lastAdmin: 'The house must keep at least one administrator.',
    ownAccount: 'Nobody changes their own role.',
  },
  done: {
    signedIn: 'Signed in',
    registered: 'Your account has been created',
    signedOut: 'You have been signed out',
    profileSaved: 'Your profile is up to date.',
    passwordChanged: 'Your password has been changed. Your other devices are signed out.',
    emailAsked: 'A confirmation link is on its way to {{email}}. Your address changes once you follow it.',
    confirmationSent: 'A confirmation link is on its way to {{email}}.',
    emailConfirmed: 'Your address is confirmed.',
    resetAsked: 'If this address has an account, a link has just been sent to it. It is valid for one hour.',
    passwordReset: 'Your password has been changed. You can sign in now.',
    accountClosed: 'Your account is closed and your data erased.',
  },
}
