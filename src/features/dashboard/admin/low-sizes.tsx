import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'
import type { ScarcePiece } from '../dashboard.contract.ts'

/** The sizes of a piece that run out, each with what is left of it. */
export const LowSizes = ({ piece: { stock, lowSizes } }: { piece: ScarcePiece }) => {
  const { t } = useTranslation('dashboard')
  if (stock === 0) return t('scarce.all')
  const nameOf = (size: string | null) =>
    size === null ? t('scarce.withoutSizes') : isMadeToMeasure(size) ? t('scarce.madeToMeasure') : size
  return (
    <ul className="flex flex-wrap gap-x-4 tabular-nums">
      {lowSizes.map(({ size, stock: count }) => (
        <li key={size} className={classNames('whitespace-nowrap', count === 0 && 'text-garance')}>
          {t('scarce.sizeLeft', { size: nameOf(size), count })}
        </li>
      ))}
    </ul>
  )
}
