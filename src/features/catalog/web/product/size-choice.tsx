import type { ReactNode } from 'react'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type SizeChoice as Choice, isMadeToMeasure } from '../../catalog.rules.ts'
import { sizeNameIn } from '../../size-name.ts'

interface SizeChoiceProps {
  readonly choices: readonly Choice[]
  readonly chosen: Choice | undefined
  readonly onChoose: (size: string) => void
  /** What is said when the chosen size is made to measure. */
  readonly madeToMeasure?: ReactNode
  /** The link to advice about the size. */
  readonly advice?: ReactNode
}

/** The sizes of a product, and a note when the chosen one is made to measure. */
export const SizeChoice = ({ choices, chosen, onChoose, madeToMeasure, advice }: SizeChoiceProps) => {
  const { t } = useTranslation('catalog')
  const nameOf = sizeNameIn(t)
  return (
    <div className="relative">
      <RadioGroupField
        label={t('product.size')}
        name="size"
        appearance="tiles"
        value={chosen?.size ?? ''}
        onChange={onChoose}
        options={choices.map(({ size: value, available }) => ({
          value,
          label: nameOf(value),
          disabled: !available,
          hint: available ? undefined : t('product.sizeUnavailable'),
        }))}
      />
      {advice && <div className="absolute -top-2.5 right-0 print:hidden">{advice}</div>}
      <p aria-live="polite" className="text-ink-soft text-small not-empty:mt-3">
        {isMadeToMeasure(chosen?.size) && madeToMeasure}
      </p>
    </div>
  )
}
