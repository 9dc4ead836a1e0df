import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { notify } from '../../../../ui/toasts.ts'
import type { ShortenedLine } from '../../shortened-line.ts'
import { cartContentsTexts } from './cart-contents-texts.ts'
import { useShortenedText } from './use-shortened-text.ts'

/** Says at once what of a guest's cart did not come along when she signed in; the cart itself says it again. */
export const MergeToast = ({ shortened }: { shortened: readonly ShortenedLine[] }) => {
  useOwnTexts('cartContents', cartContentsTexts)
  const { t } = useTranslation('cartContents')
  const textOf = useShortenedText()
  const title = t('merge.title')
  const description = shortened.map(textOf).join(' ')
  useEffect(() => {
    // In a layer of its own: signing in says something too, and neither may hide the other.
    notify('general', { title, description })
  }, [title, description])
  return null
}
