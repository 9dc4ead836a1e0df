import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { girthParams } from '../../girth-params.ts'
import { typedLimits } from '../../girths.ts'
import type { GirthName } from '../../size-table.ts'
import type { AskedGirths } from './asked-girths.ts'

/** One girth to type; its limits are told before and, when they were passed, instead. */
export const GirthField = ({ girth, asked }: { girth: GirthName; asked: AskedGirths }) => {
  const { t } = useTranslation('sizeGuide')
  const limits = typedLimits(girth, asked.unit)
  const isFaulty = asked.faulty.includes(girth)
  const error = asked.empty ? t(`form.missing.${girth}`) : isFaulty ? t('form.faulty', limits) : undefined
  return (
    <TextField
      label={t(`girths.${girth}`)}
      name={girthParams[girth]}
      defaultValue={asked.typed[girth]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      hint={error === undefined ? t('form.range', limits) : undefined}
      error={error}
    />
  )
}
