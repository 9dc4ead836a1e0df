import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { shortenedText } from './shortened-text.ts'
import type { VisitedCart } from './visited-cart.ts'

interface ShortenedLinesProps extends Pick<VisitedCart, 'shortened'> {
  readonly onRead: () => void
}

/** Lists the guest's lines that were not merged in full at the sign-in, until the customer has dismissed the list. */
export const ShortenedLines = ({ shortened, onRead }: ShortenedLinesProps) => {
  const { t } = useTranslation(['cartContents', 'catalog'])
  return (
    <section className="wrap-anywhere mb-5 bg-rose px-4 py-3 text-ink text-small">
      <p className="font-medium">{t('merge.title')}</p>
      <ul className="mt-1">
        {shortened.map((line) => (
          <li key={[line.name, line.size].join()}>{shortenedText(t, line)}</li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={onRead} className="min-h-11">
        {t('notices.understood')}
      </Button>
    </section>
  )
}
