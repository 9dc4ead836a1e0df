import type { requestTextsFr } from './request.texts.fr.ts'
import type { SameShape } from './text-registry.ts'

export const requestTextsEn: SameShape<typeof requestTextsFr> = {
  backHome: 'Back to home',
  fields: {
    required: 'This field is required.',
    tooShort_one: 'At least {{count}} character.',
    tooShort_other: 'At least {{count}} characters.',
    tooLong_one: 'At most {{count}} character.',
    tooLong_other: 'At most {{count}} characters.',
    tooSmall: 'At least {{limit}}.',
    tooLarge: 'At most {{limit}}.',
    tooFew: 'At least {{limit}} items.',
    tooMany: 'At most {{limit}} items.',
    notANumber: 'A number is expected.',
    notWhole: 'A whole number is expected.',
    email: 'Invalid e-mail address.',
    address: 'Invalid web address.',
    date: 'Invalid date.',
    choice: 'This choice does not exist.',
    unknown: 'This field is not known.',
    invalid: 'This value is not valid.',
  },
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
