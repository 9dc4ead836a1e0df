import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioGroupField } from '../../../ui/radio-group-field.tsx'
import { madeToMeasure } from '../catalog.limits.ts'
import { type SizeChoice as Choice, preselectedSize } from '../catalog.rules.ts'

/** The sizes of a piece, the first available one chosen (§2), and what the choice entails. */
export const SizeChoice = ({ choices }: { choices: readonly Choice[] }) => {
  const { t } = useTranslation('catalog')
  const [size, setSize] = useState(() => preselectedSize(choices))
  const nameOf = (value: string) => (value === madeToMeasure ? t('sizes.madeToMeasure') : value)
  const chosen = choices.find((choice) => choice.size === size)
  return (
    <div>
      <RadioGroupField
        label={t('product.size')}
        name="size"
        appearance="tiles"
        value={size ?? ''}
        onChange={setSize}
        options={choices.map(({ size: value, available }) => ({
          value,
          label: nameOf(value),
          disabled: !available,
          hint: available ? undefined : t('product.sizeUnavailable'),
        }))}
      />
      <div aria-live="polite" className="mt-3 min-h-6 text-small text-ink-soft">
        {chosen &&
          (chosen.size === madeToMeasure
            ? t('product.withdrawalExcluded')
            : t('product.sizeStock', { size: chosen.size, count: chosen.stock }))}
      </div>
    </div>
  )
}
