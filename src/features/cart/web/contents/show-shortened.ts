import type { Language } from '../../../../shared/i18n/languages.ts'
import type { Translation } from '../../../../shared/i18n/translation.ts'
import { browserTranslator } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { ShortenedLine } from '../../remarks/shortened-line.ts'
import { cartContentsTexts } from './cart-contents.texts.ts'
import { shortenedText } from './shortened-text.ts'

/**
 * Shows at once which of the guest's lines were not merged in full at the sign-in; the cart itself shows it again. This
 * code is loaded only when it is needed, so that not every visitor loads it.
 */
export const showShortened = (lng: Language, lines: readonly ShortenedLine[]) => {
  const translator = browserTranslator()
  translator.add('cartContents', cartContentsTexts[lng])
  const t: Translation<'cartContents' | 'catalog'> = translator.translationOf(['cartContents', 'catalog'])
  // The message has a layer of its own, because signing in shows a message too, and neither may hide the other.
  notify('general', {
    title: t('merge.title'),
    description: lines.map((line) => shortenedText(t, line)).join(' '),
  })
}
