import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { contentTextsFr } from './content.texts.fr.ts'

export const contentTextsEn: SameShape<typeof contentTextsFr> = {
  shell: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main navigation',
    footerNavigation: 'Site map',
    home: 'Home',
    shop: 'Boutique',
    sizeGuide: 'Size guide',
    guarantees: 'Guarantees',
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
  home: {
    metaTitle: '{{house}} · Made-to-measure couture in Paris',
    metaDescription:
      'A couture house in Paris: wedding gowns, ceremony and evening wear and ready-to-wear, drawn, cut and sewn in our own atelier.',
    heroMark: 'Made to measure, {{city}}',
    heroTitle: 'Exceptional Creations for Precious Moments',
    discover: 'Discover the Collection',
    houseTitle: 'The house',
    houseLead:
      'It begins with a drawing. Then comes the toile, cut, pinned, and worked again on the stand until it falls as it should.',
    houseText:
      'Only then do we cut the cloth: a silk, a linen, a lace chosen by hand. One person follows your piece from the first fitting to the last stitch, and signs the inside of the hem.',
    services: {
      title: 'Three ways to come to us',
      wedding: {
        title: 'Wedding gowns',
        text: 'From the first drawing to the last hem, a gown that belongs to nobody else.',
        way: 'See the wedding gowns',
      },
      evening: {
        title: 'Evening wear',
        text: 'Velvet, crêpe, chiffon: pieces that know how to hold the light of an evening.',
        way: 'See the evening wear',
      },
      appointment: {
        title: 'Private appointments',
        text: 'An hour in the salon, yours alone, to feel the cloths and talk about your piece.',
        way: 'Call the salon',
      },
    },
    closingTitle: 'Let us talk about your piece',
    closingText: 'A date, an idea, a seam to take in: call the atelier, or write to us.',
  },
  notFound: {
    title: 'Page not found',
    sentence: 'The page does not exist or has been moved.',
    path: 'Address asked for:',
    home: 'Back to home',
    back: 'Previous page',
    shop: 'See the boutique',
  },
  document: {
    translation: 'This is a translation. Only the French text is binding.',
    updated: 'Last changed on {{day}}',
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
