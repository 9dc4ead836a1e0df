import { Amount } from '../../../../ui/admin/figures.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { FigureRow } from '../../sales-figures/sales-figures.contract.ts'

/** What is left of products whose cost is known; nothing where none is, and how many they are where not all are. */
export const Margin = ({ margin, costKnown }: Pick<FigureRow, 'margin' | 'costKnown'>) => {
  const { t } = useTranslation('salesFiguresDesk')
  if (margin === null) return null
  return (
    <>
      <Amount euros={margin} />
      {costKnown !== null && costKnown < 100 && (
        <span className="block font-regular text-caption text-ink-soft">
          {t('costKnown', { percent: costKnown })}
        </span>
      )}
    </>
  )
}
