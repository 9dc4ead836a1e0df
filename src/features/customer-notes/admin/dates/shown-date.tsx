import { startOfDayMs } from '../../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CustomerDate } from '../../customer-notes.contract.ts'

const withoutYear = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const withYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A leap year has all days, whichever is meant. */
const anyYear = 2000

const two = (number: number) => String(number).padStart(2, '0')

/** « 29 février » or « 29 février 1992 ». */
const keptDay = ({ day, month, year }: CustomerDate, lng: Language) =>
  (year === null ? withoutYear : withYear)(lng).format(
    startOfDayMs(`${year ?? anyYear}-${two(month)}-${two(day)}`),
  )

interface ShownDateProps {
  readonly date: CustomerDate
  readonly onChange: () => void
  readonly onRemove: () => void
}

/** A date with when it comes next, and how the person agreed to it. */
export const ShownDate = ({ date, onChange, onRemove }: ShownDateProps) => {
  const { t } = useTranslation('customerNotesDesk')
  const lng = useLanguage()
  const { kind, label, nextOn, isDone, remindDays, consent } = date
  const name = label || t(`dates.kinds.${kind}`)
  const facts = [
    keptDay(date, lng),
    nextOn === null ? t('dates.over') : t('dates.next', { day: spokenDay(nextOn, lng) }),
    isDone ? t('dates.done') : remindDays !== null && t('dates.reminded', { count: remindDays }),
  ]
  return (
    <li className="border-hairline border-t py-3">
      <p className="wrap-anywhere">
        <span className="font-medium">{name}</span> · {facts.filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-ink-soft text-small">
        {t(`dates.agreed.${consent.how}`, {
          day: spokenDay(consent.on, lng),
          name: consent.notedBy ?? t('byNobody'),
        })}
        <Button size="small" variant="quiet" aria-label={t('dates.changeOf', { name })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button size="small" variant="quiet" aria-label={t('dates.removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </p>
    </li>
  )
}
