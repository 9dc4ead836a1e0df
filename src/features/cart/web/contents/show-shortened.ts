import { getI18n } from 'react-i18next'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { ShortenedLine } from '../../remarks/shortened-line.ts'
import { cartContentsTexts } from './cart-contents.texts.ts'
import { shortenedText } from './shortened-text.ts'

/**
 * Says at once what of a guest's cart could not join the account's at the sign-in; the cart itself says it again. It is
 * not part of a page, whose script every visitor would load: it is fetched when there is something to say.
 */
export const showShortened = (lng: Language, lines: readonly ShortenedLine[]) => {
  const i18n = getI18n()
  i18n.addResourceBundle(lng, 'cartContents', cartContentsTexts[lng])
  const t = i18n.getFixedT<['cartContents', 'catalog']>(lng, ['cartContents', 'catalog'])
  // In a layer of its own: signing in says something too, and neither may hide the other.
  notify('general', {
    title: t('merge.title'),
    description: lines.map((line) => shortenedText(t, line)).join(' '),
  })
}
