import { Link } from 'react-router'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Dashboard } from '../dashboard.contract.ts'
import { type StockChoice, stockChoices } from '../dashboard.limits.ts'

interface StockChoicesProps {
  readonly chosen: StockChoice
  readonly counts: Dashboard['stock']['counts']
}

/** The choice between low stock and the whole stock, which is needed to set the thresholds. */
export const StockChoices = ({ chosen, counts }: StockChoicesProps) => {
  const { t } = useTranslation('dashboard')
  const urlWith = useChangedUrl()
  return (
    <nav aria-label={t('stock.choices')} className="mb-2 text-small">
      <ul className="flex flex-wrap gap-x-6">
        {stockChoices.map((choice) => (
          <li key={choice}>
            <Link
              to={`${urlWith({ stock: choice === 'all' ? choice : undefined, stockPage: undefined })}#stock`}
              preventScrollReset
              aria-current={choice === chosen ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center gap-2',
                choice === chosen ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {t(`stock.${choice}`)}
              <span className="min-w-[3ch] tabular-nums">{counts[choice]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
