import { formatEuros } from '../../../../shared/money.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

/** What a service begins at, as the settings of the house say. */
export const FromPrice = ({ euros }: { euros: number }) => {
  const { t } = useTranslation('creation')
  return (
    <p className="whitespace-nowrap">
      <span className="font-medium tabular-nums">{t('from', { price: formatEuros(euros) })}</span>{' '}
      <span className="block text-caption text-ink-soft">{t('taxes')}</span>
    </p>
  )
}
