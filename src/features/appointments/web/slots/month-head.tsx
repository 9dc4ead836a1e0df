import { monthName } from '../../../../shared/dates/month-name.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CivilMonth } from '../../slot-days.rules.ts'

interface MonthHeadProps {
  readonly month: CivilMonth
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onTurn: (months: 1 | -1) => void
}

/** The name of the shown month, with buttons to the months before and after. */
export const MonthHead = ({ month, isFirst, isLast, onTurn }: MonthHeadProps) => {
  const { t } = useTranslation('slots')
  const lng = useLanguage()
  return (
    <div className="flex items-center gap-1">
      <IconButton
        icon="chevron"
        label={t('previousMonth')}
        aria-disabled={isFirst}
        onClick={() => isFirst || onTurn(-1)}
        className="rotate-90"
      />
      <p aria-live="polite" className="min-w-40 text-center font-medium first-letter:uppercase">
        {monthName(month, lng)}
      </p>
      <IconButton
        icon="chevron"
        label={t('nextMonth')}
        aria-disabled={isLast}
        onClick={() => isLast || onTurn(1)}
        className="-rotate-90"
      />
    </div>
  )
}
