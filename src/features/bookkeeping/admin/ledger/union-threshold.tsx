import { formatEuros } from '../../../../shared/money.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Threshold } from '../../ledger.contract.ts'

/** What was sold to consumers elsewhere in the Union beside the sum from which their own rates apply. */
export const UnionThreshold = ({ threshold }: { readonly threshold: Threshold }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const { year, sold, soldBefore, limit, state } = threshold
  const values = { year, sold: formatEuros(sold), limit: formatEuros(limit) }
  const share = Math.min(100, Math.max(0, (sold / limit) * 100))
  return (
    <section aria-labelledby="threshold" className="mt-10 max-w-[46rem]">
      <h2 id="threshold" className="font-semibold text-subheading">
        {t('threshold.title')}
      </h2>
      <p className="mt-1 text-small">{t('threshold.sold', values)}</p>
      {/* The sentence above says the same. */}
      <svg aria-hidden="true" className="mt-2 h-1.5 w-full">
        <rect width="100%" height="100%" className="fill-hairline" />
        <rect width={`${share}%`} height="100%" className={state === 'below' ? 'fill-ink' : 'fill-garance'} />
      </svg>
      <p className="text-caption text-ink-soft">
        {t('threshold.before', { year: year - 1, sold: formatEuros(soldBefore) })}
      </p>
      {state !== 'below' && (
        <p role="status" className="mt-3 border-garance border-s-2 bg-rose px-4 py-3 text-small">
          {t(`threshold.${state}`, values)}
        </p>
      )}
    </section>
  )
}
