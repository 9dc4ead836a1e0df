import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import type { SavedAddress } from '../../addresses.contract.ts'
import { CardRemove } from './card-remove.tsx'

interface CardFootProps {
  readonly address: SavedAddress
  /** « Modifier », which fetches its form the first time. */
  readonly change: ReactNode
  readonly makeDefault: () => Promise<boolean>
  readonly remove: () => Promise<boolean>
}

/** What can be done with an address. Each button says to whoever does not see the card which address it means. */
export const CardFoot = ({ address, change, makeDefault, remove }: CardFootProps) => {
  const { t } = useTranslation('addresses')
  const [step, setStep] = useState<'default' | 'asking' | 'removing'>()
  const removeButton = useRef<HTMLButtonElement>(null)
  const isAsking = step === 'asking' || step === 'removing'
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) removeButton.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  const press = (next: 'default' | 'removing', act: () => Promise<boolean>) => async () => {
    if (step === next) return
    setStep(next)
    await act()
    setStep(undefined)
  }
  const name = `${address.firstName} ${address.lastName}`
  const which = t('of', { name, street: address.street })

  if (isAsking)
    return (
      <CardRemove
        removing={step === 'removing'}
        onRemove={press('removing', remove)}
        onKeep={() => setStep(undefined)}
      />
    )
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      {change}
      {!address.isDefault && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${t('makeDefault')}${which}`}
          loading={step === 'default'}
          onClick={press('default', makeDefault)}
        >
          {t('makeDefault')}
        </Button>
      )}
      <Button
        ref={removeButton}
        variant="quiet"
        size="small"
        className="ms-auto"
        aria-label={`${t('remove')}${which}`}
        onClick={() => setStep('asking')}
      >
        {t('remove')}
      </Button>
    </div>
  )
}
