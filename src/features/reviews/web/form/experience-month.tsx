import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { FieldError } from '../../../../ui/field-error.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { hasBegun } from '../../testimonial.rules.ts'

interface ExperienceMonthProps {
  /** « 2026-06 » */
  readonly month: string | undefined
  readonly onChange: (month: string | undefined) => void
  readonly error: string | undefined
}

const yearsBack = 10
const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

const monthName = (number: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`2026-${number}-01`))

/** When it was: a month that has begun, of the last years. Two lists, because not every browser can ask for a month. */
export const ExperienceMonth = ({ month, onChange, error }: ExperienceMonthProps) => {
  const { t } = useTranslation('testimonial')
  const locale = locales[useLanguage()]
  const [today] = useState(() => parisTime(Date.now()).date)
  const thisYear = Number(today.slice(0, 4))
  const [year = '', number = ''] = month?.split('-') ?? []
  const choose = (chosenYear: string, chosenNumber: string) => {
    if (chosenYear === '') return onChange(undefined)
    const begun = monthNumbers.filter((each) => hasBegun(`${chosenYear}-${each}`, today))
    onChange(`${chosenYear}-${begun.includes(chosenNumber) ? chosenNumber : begun.at(-1)}`)
  }
  const years = Array.from({ length: yearsBack }, (_, age) => String(thisYear - age))
  return (
    <fieldset aria-describedby={error ? 'experience-error' : undefined}>
      <legend className="mb-1 text-small font-medium">{t('experiencedIn')}</legend>
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={t('year')}
          value={year}
          options={[{ value: '', label: t('unsaid') }, ...years.map((value) => ({ value, label: value }))]}
          onChange={({ target }) => choose(target.value, number)}
        />
        {year !== '' && (
          <SelectField
            label={t('month')}
            value={number}
            options={monthNumbers.map((value) => ({
              value,
              label: monthName(value, locale),
              disabled: !hasBegun(`${year}-${value}`, today),
            }))}
            onChange={({ target }) => choose(year, target.value)}
          />
        )}
      </div>
      <FieldError id="experience-error" error={error} />
    </fieldset>
  )
}
