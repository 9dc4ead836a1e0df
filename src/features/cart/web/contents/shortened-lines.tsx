import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { useShortenedText } from './use-shortened-text.ts'
import type { VisitedCart } from './visited-cart.ts'

/** What of her cart as a guest did not come along when she signed in; it stays until she has read it. */
export const ShortenedLines = ({
  shortened,
  forgetShortened,
}: Pick<VisitedCart, 'shortened' | 'forgetShortened'>) => {
  const { t } = useTranslation('cartContents')
  const textOf = useShortenedText()
  return (
    <section className="mb-5 bg-rose px-4 py-3 text-ink text-small">
      <p className="font-medium">{t('merge.title')}</p>
      <ul className="mt-1">
        {shortened.map((line) => (
          <li key={textOf(line)}>{textOf(line)}</li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={() => void forgetShortened()} className="min-h-11">
        {t('notices.understood')}
      </Button>
    </section>
  )
}
