import { defineErrors } from '../../shared/errors.ts'
import './accounts.refusals.fr.ts'
import './accounts.texts.fr.ts'

export const accountsErrors = defineErrors('accounts', {
  wrongCredentials: 'unauthenticated',
  accountDisabled: 'forbidden',
  sessionEnded: 'unauthenticated',
  emailTaken: 'conflict',
  wrongPassword: 'invalid',
  passwordCommon: 'invalid',
  passwordLikeEmail: 'invalid',
  tooManyTries: 'too-many',
  linkSpent: 'invalid',
  addressNotFound: 'not-found',
  tooManyAddresses: 'conflict',
  accountNotFound: 'not-found',
  lastAdmin: 'conflict',
  ownAccount: 'conflict',
})
