import { formatEuros } from '../../../../shared/money.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

/** Shows « Total », and what it includes (§2). */
export const CartTotal = ({ total }: { total: number }) => {
  const { t } = useTranslation('cartSummary')
  return (
    <dl className="flex items-baseline justify-between gap-4 text-lead">
      <dt>
        {t('total')}
        <span className="ml-2 text-caption text-ink-soft">{t('taxIncluded')}</span>
      </dt>
      <dd className="whitespace-nowrap font-medium tabular-nums">{formatEuros(total)}</dd>
    </dl>
  )
}
