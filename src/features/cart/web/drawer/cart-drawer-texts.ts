import { cartDrawerTextsEn } from './cart-drawer.texts.en.ts'
import { cartDrawerTextsFr } from './cart-drawer.texts.fr.ts'

/** Both languages, which come with the drawer instead of with every page. */
export const cartDrawerTexts = { fr: cartDrawerTextsFr, en: cartDrawerTextsEn }
