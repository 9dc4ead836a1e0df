import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface CardRemoveProps {
  readonly removing: boolean
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** Asks once more, in place of the card's buttons, before an address is removed. */
export const CardRemove = ({ removing, onRemove, onKeep }: CardRemoveProps) => {
  const { t } = useTranslation('addresses')
  const keep = useRef<HTMLButtonElement>(null)
  // The button that keeps the address gets the focus, so that pressing Enter twice does not remove the address.
  useEffect(() => keep.current?.focus(), [])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !removing) onKeep()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form
    <div
      role="group"
      aria-label={t('confirm')}
      onKeyDown={leave}
      className="flex flex-wrap items-center gap-x-5 gap-y-1"
    >
      <p className="grow py-2 text-small max-sm:basis-full">{t('confirm')}</p>
      <Button ref={keep} variant="quiet" size="small" onClick={onKeep}>
        {t('keep')}
      </Button>
      <Button size="small" loading={removing} onClick={onRemove}>
        {t('confirmRemove')}
      </Button>
    </div>
  )
}
