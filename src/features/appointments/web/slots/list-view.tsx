import { Fragment, type ReactNode } from 'react'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { addMonths, monthOf } from '../../slot-days.rules.ts'
import type { ShownMonth } from './use-shown-month.ts'

interface ListViewProps {
  readonly shown: ShownMonth
  readonly timesOf: (date: CivilDate) => ReactNode
}

/** The free times of a month, day by day. */
export const ListView = ({ shown, timesOf }: ListViewProps) => {
  const { t } = useTranslation('slots')
  const { month, days } = shown
  if (days === undefined) return <p className="text-ink-soft text-small">{t('loading')}</p>
  return (
    <div className="flex flex-col gap-6">
      {[...days.keys()]
        .filter((date) => monthOf(date) === month)
        .map((date) => (
          <Fragment key={date}>{timesOf(date)}</Fragment>
        ))}
      {shown.hasNone && <p className="text-ink-soft">{t('noneInMonth')}</p>}
      {!shown.isLast && (
        <Button variant="secondary" onClick={() => shown.turnTo(addMonths(month, 1))} className="self-start">
          {t('toNextMonth')}
        </Button>
      )}
    </div>
  )
}
