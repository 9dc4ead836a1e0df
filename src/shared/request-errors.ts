import { defineErrors } from './errors.ts'

/** The refusals that any request can get, in every slice. */
export const requestErrors = defineErrors('request', {
  malformedRequest: 'malformed',
  invalidInput: 'invalid',
  keyUnreadable: 'malformed',
  keyReused: 'invalid',
  signInRequired: 'unauthenticated',
  changedMeanwhile: 'conflict',
  accessDenied: 'forbidden',
  freshProofNeeded: 'forbidden',
  secondFactorNeeded: 'forbidden',
  viewingOnly: 'forbidden',
  unknownCall: 'not-found',
  bodyTooLarge: 'too-large',
  fileTooLarge: 'too-large',
  pictureTooVast: 'invalid',
  pictureUnknown: 'unsupported',
  pictureBroken: 'invalid',
  unsupportedContent: 'unsupported',
  tooManyRequests: 'too-many',
  serviceBusy: 'unavailable',
  unexpectedError: 'unexpected',
})
