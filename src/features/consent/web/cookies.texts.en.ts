import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { cookiesTextsFr } from './cookies.texts.fr.ts'

export const cookiesTextsEn: SameShape<typeof cookiesTextsFr> = {
  title: 'Your cookies',
  text: 'The necessary ones make the shop work. With your consent the house could also measure its audience, do its marketing and remember your preferences; nothing changes if you refuse. Your choice stands for six months; “Manage my cookies”, at the foot of each page, lets you change it.',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  manage: 'Manage',
  unavailable: 'The preferences could not be loaded. Try again.',
  preferences: 'Cookie preferences',
  lead: 'What your browser keeps for us, and what you allow.',
  close: 'Close',
  categories: {
    necessary: 'Necessary, always on',
    analytics: 'Analytics',
    marketing: 'Marketing',
    preferences: 'Preferences',
  },
  hints: {
    necessary:
      'Your cart and its promotional code, your session, your favourites, your size, your language and theme, what you are writing, your place on the page, and the choice made here. They cannot be switched off.',
    analytics: 'Counting visits and seeing which pages help. We use none today.',
    marketing: 'Showing you our pieces on other sites. We use none today.',
    preferences: 'Remembering habits that you have not chosen yourself. We use none today.',
  },
  kept: 'We keep the proof of your choice for five years, under a random number, without your name or your address.',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Your choices are saved',
}
