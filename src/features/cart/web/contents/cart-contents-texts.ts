import { cartContentsTextsEn } from './cart-contents.texts.en.ts'
import { cartContentsTextsFr } from './cart-contents.texts.fr.ts'

/** Both languages, which come with the drawer or the page of the cart instead of with every page. */
export const cartContentsTexts = { fr: cartContentsTextsFr, en: cartContentsTextsEn }
