import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface QuantityStepperProps {
  readonly name: string
  readonly quantity: number
  readonly most: number
  readonly onStep: (by: number) => void
}

/**
 * The buttons for one less and one more; never below 1 (§5), never above the stock. At a limit the button stays, so
 * that it keeps the focus.
 */
export const QuantityStepper = ({ name, quantity, most, onStep }: QuantityStepperProps) => {
  const { t } = useTranslation('cartContents')
  const button = (step: 'less' | 'more', isEnd: boolean) => (
    <IconButton
      icon={step === 'less' ? 'minus' : 'plus'}
      label={t(step, { name })}
      outlined
      aria-disabled={isEnd || undefined}
      onClick={() => isEnd || onStep(step === 'less' ? -1 : 1)}
    />
  )
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{t('quantity', { name })}</legend>
      {button('less', quantity <= 1)}
      <output className="min-w-10 text-center tabular-nums">{quantity}</output>
      {button('more', quantity >= most)}
    </fieldset>
  )
}
