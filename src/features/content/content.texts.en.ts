import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { contentTextsFr } from './content.texts.fr.ts'

export const contentTextsEn: SameShape<typeof contentTextsFr> = {
  shell: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main navigation',
    footerNavigation: 'Site map',
    home: 'Home',
    shop: 'Boutique',
    booking: 'Appointments',
    sizeGuide: 'Size guide',
    guarantees: 'Guarantees',
    withdrawal: 'Withdraw from contract here',
    terms: 'Terms of sale',
    account: 'My account',
    favourites: 'Favourites',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menu: 'Menu',
    toTop: 'Back to the home page of {{house}}',
    language: 'Language',
    theme: 'Appearance',
    themeLight: 'Light',
    themeDark: 'Dark',
    themeSystem: 'As the device',
    loading: 'Loading…',
    offline: 'You are offline. Pages you have already seen can still be read.',
    closeNotice: 'Close',
    notices: 'Notices',
    footerBrand:
      'A couture house in Paris: wedding gowns, evening pieces and bespoke creations, cut and sewn by hand in our atelier.',
    rights: '© {{year}} {{house}}',
  },
  unsent: {
    title: 'What you entered was not sent.',
    text: 'The page had not finished loading, and nothing was kept. Please wait until it is complete, then try again. If this happens again, turn JavaScript on or call us on {{phone}}.',
  },
  document: {
    translation: 'This is a translation. Only the French text is binding.',
    updated: 'Last changed on {{day}}',
    inForce: 'In force since {{day}}, version {{version}}',
    close: 'Close',
    guarantees: 'Your guarantees',
    guaranteesMore: 'Your guarantees in detail',
  },
  failure: {
    unexpected: 'Unexpected Application Error!',
    title: 'Something went wrong',
    sentence: 'Something did not go as it should.',
    retry: 'Try again',
    home: 'Back to home',
  },
}
