import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioGroupField } from '../../../ui/radio-group-field.tsx'
import { type SizeChoice as Choice, isMadeToMeasure } from '../catalog.rules.ts'
import { useSizeName } from './use-size-name.ts'

interface SizeChoiceProps {
  readonly choices: readonly Choice[]
  readonly chosen: Choice | undefined
  readonly onChoose: (size: string) => void
  /** The way to a word of advice about the size. */
  readonly advice?: ReactNode
}

/** The sizes of a piece, and what the chosen one entails. */
export const SizeChoice = ({ choices, chosen, onChoose, advice }: SizeChoiceProps) => {
  const { t } = useTranslation('catalog')
  const nameOf = useSizeName()
  const canBeMade = choices.some(({ size, available }) => available && isMadeToMeasure(size))
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
      <div className="mt-3 grid text-small text-ink-soft">
        {/* Keeps the room of the longest notice, so that what is below stays where it is. */}
        {canBeMade && (
          <span aria-hidden className="invisible col-start-1 row-start-1">
            {t('product.withdrawalExcluded')}
          </span>
        )}
        <span aria-live="polite" className="col-start-1 row-start-1 min-h-6">
          {chosen &&
            (isMadeToMeasure(chosen.size)
              ? t('product.withdrawalExcluded')
              : t('product.sizeStock', { size: chosen.size, count: chosen.stock }))}
        </span>
      </div>
    </div>
  )
}
