import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { accountTextsFr } from './account.texts.fr.ts'

export const accountTextsEn: SameShape<typeof accountTextsFr> = {
  greeting: 'Hello {{name}}',
  greetingAlone: 'Hello',
  visiting: 'You are visiting without an account.',
  navigation: 'Your account',
  menu: 'Sections of the account',
  loading: 'Loading your account…',
  signOut: 'Sign out',
  signedOutTitle: 'Signed out',
  signedOut: 'You have been signed out',
  confirmation: {
    missing: '{{email}} is not confirmed yet.',
    send: 'Send the link again',
    failed: 'The link could not be sent. Please try again in a moment.',
  },
  invitation: {
    title: 'Your favourites, everywhere',
    text: 'With an account, your list goes with you from telephone to computer, and on to the salon.',
    signIn: 'Sign in',
  },
  failed: 'Loading error',
  failedText: 'Your profile could not be read.',
  retry: 'Try again',
  links: {
    account: 'Overview',
    profile: 'Profile',
    measures: 'Measurements',
    addresses: 'Addresses',
    appointments: 'Appointments',
    orders: 'Orders',
    favourites: 'Favourites',
    privacy: 'Privacy',
  },
  pages: {
    account: {
      title: 'Your account',
      description: 'Your profile, orders, appointments and favourites, all in one place.',
    },
    profile: {
      title: 'Your profile',
      description: 'Your name, your e-mail address and your password.',
    },
    measures: {
      title: 'Your measurements',
      description: 'What the house does with your measurements, and how to take them.',
    },
    addresses: {
      title: 'Your addresses',
      description: 'Where we deliver your pieces and send your invoices.',
    },
    appointments: {
      title: 'Your appointments',
      description: 'Your visits to the salon and your fittings.',
    },
    orders: {
      title: 'Your orders',
      description: 'Your orders, their way to you and their invoices.',
    },
    order: {
      title: 'Your order',
      description: 'One order in detail, and its way to you.',
    },
    favourites: {
      title: 'Your favourites',
      description: 'The pieces you have kept to come back to.',
    },
    privacy: {
      title: 'Your data',
      description: 'What the house keeps about you, and what you decide about it.',
    },
  },
}
