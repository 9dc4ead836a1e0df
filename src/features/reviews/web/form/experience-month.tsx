import { useState } from 'react'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { hasBegun } from '../../testimonial.rules.ts'

interface ExperienceMonthProps {
  /** A month as « 2026-06 ». */
  readonly month: string | undefined
  readonly onChange: (month: string | undefined) => void
  readonly error: string | undefined
}

const yearsBack = 10
const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

const monthFormat = dateFormat({ month: 'long', timeZone: 'UTC' })

/**
 * Asks when the experience was: in a month of the last years that has begun. It has two lists, because not every
 * browser has a field for a month.
 */
export const ExperienceMonth = ({ month, onChange, error }: ExperienceMonthProps) => {
  const { t } = useTranslation('testimonial')
  const lng = useLanguage()
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
              label: monthFormat(lng).format(new Date(`2026-${value}-01`)),
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
