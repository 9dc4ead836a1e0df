import { defineErrors } from './errors.ts'

/** Refusals that any request can meet, whatever the slice. */
export const requestErrors = defineErrors('request', {
  malformedRequest: 'malformed',
  invalidInput: 'invalid',
  keyUnreadable: 'malformed',
  keyReused: 'invalid',
  signInRequired: 'unauthenticated',
  accessDenied: 'forbidden',
  freshProofNeeded: 'forbidden',
  secondFactorNeeded: 'forbidden',
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
