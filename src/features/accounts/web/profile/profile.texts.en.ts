import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { profileTextsFr } from './profile.texts.fr.ts'

export const profileTextsEn: SameShape<typeof profileTextsFr> = {
  save: 'Save',
  saving: 'Saving…',
  identity: {
    title: 'Who you are',
    text: 'As we will write it on your parcels and in our letters.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Telephone',
    phoneHint: 'Optional. For a delivery or a fitting.',
    language: 'Language of our letters',
    fr: 'French',
    en: 'English',
  },
  email: {
    title: 'Your e-mail address',
    text: 'It changes once you follow the link that we send to the new address. The current address is {{email}}.',
    email: 'New e-mail address',
    password: 'Your password',
    send: 'Send the link',
    sending: 'Sending…',
  },
  password: {
    title: 'Your password',
    text: 'Changing it signs out all your other devices.',
    current: 'Current password',
    next: 'New password',
    again: 'New password, once more',
    send: 'Change the password',
    sending: 'Changing…',
  },
}
