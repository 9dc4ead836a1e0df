import { useState } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

interface QuantityFieldProps {
  readonly value: number
  readonly most: number
  /** Receives the wanted quantity, which may exceed the stock. */
  readonly onChange: (quantity: number) => void
}

/**
 * The quantity, typed or stepped, from 1 to what is left (§2, §5). An incomplete value is corrected when the field
 * loses the focus.
 */
export const QuantityField = ({ value, most, onChange }: QuantityFieldProps) => {
  const { t } = useTranslation('cart')
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    onChange(Math.max(Math.trunc(Number(text)) || 1, 1))
  }
  return (
    <TextField
      label={t('add.quantity')}
      type="number"
      inputMode="numeric"
      min={1}
      max={Math.max(most, 1)}
      step={1}
      disabled={most === 0}
      value={typed ?? value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
      frameClassName="w-24 flex-none"
      className="tabular-nums"
    />
  )
}
