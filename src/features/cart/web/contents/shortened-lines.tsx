import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { shortenedText } from './shortened-text.ts'
import type { VisitedCart } from './visited-cart.ts'

interface ShortenedLinesProps extends Pick<VisitedCart, 'shortened'> {
  readonly onRead: () => void
}

/** What of the guest's cart could not join the account's at the sign-in; it stays until the customer has read it. */
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
