import type { SubmitEvent } from 'react'
import { defaultLanguage } from '../../../../shared/i18n/languages.ts'
import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { girthParams, unitParam } from '../../girth-params.ts'
import { girthNames } from '../../size-table.ts'
import { type AskedGirths, askedGirths } from './asked-girths.ts'
import { GirthField } from './girth-field.tsx'

interface GirthFormProps {
  readonly asked: AskedGirths
  readonly onAsk: (asked: AskedGirths, params: URLSearchParams) => void
  /** Where the question goes without script. */
  readonly action: string
  readonly onUnit: (unit: LengthUnit) => void
}

/** The three girths and their unit; a plain GET form underneath, so it works without script. A slip calls the keyboard back to its field. */
export const GirthForm = ({ asked, onAsk, action, onUnit }: GirthFormProps) => {
  const { t } = useTranslation('sizeGuide')
  const lng = useLanguage()
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const params = new URLSearchParams(fields)
    const next = askedGirths(params)
    onAsk(next, params)
    const [fault] = next.empty ? girthNames : next.faulty
    if (fault) event.currentTarget.querySelector<HTMLElement>(`[name=${girthParams[fault]}]`)?.focus()
  }
  return (
    <form action={action} onSubmit={ask} noValidate className="flex flex-col gap-6">
      {lng !== defaultLanguage && <input type="hidden" name="lng" value={lng} />}
      <RadioGroupField
        label={t('form.unit')}
        name={unitParam}
        appearance="tiles"
        defaultValue={asked.unit}
        onChange={(unit) => onUnit(unit === 'in' ? 'in' : 'cm')}
        options={(['cm', 'in'] as const).map((unit) => ({ value: unit, label: t(`form.${unit}`) }))}
      />
      <div className="@container">
        <div className="grid gap-5 @min-[23rem]:grid-cols-3">
          {girthNames.map((girth) => (
            <GirthField key={girth} girth={girth} asked={asked} />
          ))}
        </div>
      </div>
      <div>
        <Button type="submit">{t('form.submit')}</Button>
      </div>
    </form>
  )
}
