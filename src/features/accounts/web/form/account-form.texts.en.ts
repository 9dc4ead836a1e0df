import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { accountFormTextsFr } from './account-form.texts.fr.ts'

export const accountFormTextsEn: SameShape<typeof accountFormTextsFr> = {
  error: 'Error',
  unreachable: 'The house could not be reached. Please check your connection and try again.',
  unauthenticated: 'Not signed in',
  failed: 'Something went wrong at our end. Please try again later.',
  required: 'This field is required.',
  email: 'This is not an e-mail address.',
  passwordTooShort: 'At least {{min}} characters.',
  passwordTooLong: 'At most {{max}} characters.',
  passwordMismatch: 'The two passwords are not the same.',
  show: 'Show',
  hide: 'Hide',
  showField: 'Show: {{label}}',
  hideField: 'Hide: {{label}}',
  strength: {
    none: 'At least {{min}} characters. Several words that only you would put together make a good password.',
    short: 'Still too short: at least {{min}} characters.',
    weak: 'Easy to guess. One more word would make it safer.',
    good: 'A good password.',
    strong: 'A very good password.',
  },
}
