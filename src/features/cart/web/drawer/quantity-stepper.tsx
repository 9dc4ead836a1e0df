import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/icon-button.tsx'

interface QuantityStepperProps {
  readonly name: string
  readonly quantity: number
  readonly most: number
  readonly onChange: (quantity: number) => void
}

/** One less, one more; never below 1 (§5), never above the stock. At an end the button stays where the keyboard is. */
export const QuantityStepper = ({ name, quantity, most, onChange }: QuantityStepperProps) => {
  const { t } = useTranslation('cartDrawer')
  const steps = { less: Math.max(quantity - 1, 1), more: Math.max(Math.min(quantity + 1, most), quantity) }
  const button = (step: keyof typeof steps, icon: 'minus' | 'plus') => (
    <IconButton
      icon={icon}
      label={t(step, { name })}
      outlined
      aria-disabled={steps[step] === quantity || undefined}
      onClick={() => onChange(steps[step])}
    />
  )
  return (
    <fieldset aria-label={t('quantity', { name })} className="flex items-center">
      {button('less', 'minus')}
      <output className="min-w-10 text-center tabular-nums">{quantity}</output>
      {button('more', 'plus')}
    </fieldset>
  )
}
