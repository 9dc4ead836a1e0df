import { getI18n } from 'react-i18next'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { ShortenedLine } from '../../remarks/shortened-line.ts'
import { cartContentsTexts } from './cart-contents.texts.ts'
import { shortenedText } from './shortened-text.ts'

/**
 * Shows at once which of the guest's lines were not merged in full at the sign-in; the cart itself shows it again. This
 * code is loaded only when it is needed, so that not every visitor loads it.
 */
export const showShortened = (lng: Language, lines: readonly ShortenedLine[]) => {
  const i18n = getI18n()
  i18n.addResourceBundle(lng, 'cartContents', cartContentsTexts[lng])
  const t = i18n.getFixedT<['cartContents', 'catalog']>(lng, ['cartContents', 'catalog'])
  // The message has a layer of its own, because signing in shows a message too, and neither may hide the other.
  notify('general', {
    title: t('merge.title'),
    description: lines.map((line) => shortenedText(t, line)).join(' '),
  })
}
