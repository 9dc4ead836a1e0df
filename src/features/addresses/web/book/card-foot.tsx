import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SavedAddress } from '../../addresses.contract.ts'
import { CardRemove } from './card-remove.tsx'

interface CardFootProps {
  readonly address: SavedAddress
  /** The button « Modifier », which loads its form when it is first pressed. */
  readonly change: ReactNode
  readonly makeDefault: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** What can be done with an address. Each button tells a screen reader which address it means. */
export const CardFoot = ({ address, change, makeDefault, remove }: CardFootProps) => {
  const { t } = useTranslation('addresses')
  const [isAsking, setAsking] = useState(false)
  const removeButton = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) removeButton.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  const failed = (error: unknown) => showFailure(t('notChanged'), error, t('tryAgain'))
  const asDefault = useWrite({ send: makeDefault, failed, refresh: null })
  const removal = useWrite({ send: remove, failed, refresh: null })
  const confirm = async () => {
    await removal.write()
    setAsking(false)
  }
  const name = `${address.firstName} ${address.lastName}`
  const which = t('of', { name, street: address.street })

  if (isAsking)
    return (
      <CardRemove removing={removal.busy} onRemove={() => void confirm()} onKeep={() => setAsking(false)} />
    )
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      {change}
      {!address.isDefault && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${t('makeDefault')}${which}`}
          loading={asDefault.busy}
          onClick={() => void asDefault.write()}
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
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
    </div>
  )
}
