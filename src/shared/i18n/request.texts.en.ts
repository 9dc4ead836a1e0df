import type { requestTextsFr } from './request.texts.fr.ts'
import type { SameShape } from './text-registry.ts'

export const requestTextsEn: SameShape<typeof requestTextsFr> = {
  errors: {
    malformedRequest: 'The request could not be read.',
    invalidInput: 'Some information is missing or incorrect.',
    signInRequired: 'Not signed in',
    accessDenied: 'You do not have access to this page.',
    unknownCall: 'This address does not exist.',
    bodyTooLarge: 'What was sent is too large.',
    unsupportedContent: 'This format is not supported.',
    tooManyRequests: 'Too many requests. Please try again in a moment.',
    serviceBusy: 'The house is very busy. Please try again in a moment.',
    unexpectedError: 'Something went wrong. Please try again later.',
  },
}
