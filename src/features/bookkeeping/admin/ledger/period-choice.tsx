import { useNavigate, useSearchParams } from 'react-router'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type Days, type NamedPeriod, namedPeriods, nameOfPeriod, periodsAround } from '../../periods.ts'

const isDay = (text: string | null): text is string => /^20\d\d-\d\d-\d\d$/.test(text ?? '')

/** The days that the address names; the month of today, or another period around it, where it names none. */
export const useDays = (today: string, otherwise: NamedPeriod = 'month'): Days => {
  const [address] = useSearchParams()
  const [from, to] = [address.get('from'), address.get('to')]
  return isDay(from) && isDay(to) ? { from, to } : periodsAround(today)[otherwise]
}

interface PeriodChoiceProps {
  readonly today: string
  readonly days: Days
}

/** The period of a journal: one of those that are asked for most, or any days. */
export const PeriodChoice = ({ today, days }: PeriodChoiceProps) => {
  const { t } = useTranslation('bookkeepingDesk')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const show = (shown: Days) => void navigate(urlWith({ ...shown }), { preventScrollReset: true })
  const around = periodsAround(today)
  const isNamed = (value: string): value is NamedPeriod => namedPeriods.some((name) => name === value)
  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`period.${name}`)}
      value={days[name]}
      min={name === 'to' ? days.from : '2000-01-01'}
      max={name === 'from' ? days.to : '2100-12-31'}
      onChange={({ target: { value } }) => isDay(value) && show({ ...days, [name]: value })}
      frameClassName="w-44 max-sm:w-[calc(50%-0.75rem)]"
    />
  )
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-3">
      <SelectField
        label={t('period.label')}
        value={nameOfPeriod(days, today) ?? ''}
        options={[
          ...namedPeriods.map((value) => ({ value, label: t(`period.${value}`) })),
          { value: '', label: t('period.other'), disabled: true },
        ]}
        onChange={({ target: { value } }) => isNamed(value) && show(around[value])}
        frameClassName="w-56 max-sm:w-full"
      />
      {field('from')}
      {field('to')}
    </div>
  )
}
