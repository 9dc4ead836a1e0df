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
  linkSpent: 'invalid',
  accountNotFound: 'not-found',
  lastAdmin: 'conflict',
  ownAccount: 'conflict',
  codeNeeded: 'unauthenticated',
  challengeOver: 'unauthenticated',
  wrongCode: 'invalid',
  factorStands: 'conflict',
  factorNotBegun: 'conflict',
  noFactor: 'conflict',
  factorFirst: 'conflict',
  ownFactor: 'conflict',
})
