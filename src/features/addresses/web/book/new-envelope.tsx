import type { RefObject } from 'react'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { addressesLimit } from '../../addresses.limits.ts'

export interface AddingProps {
  readonly isOpening: boolean
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly onAdd: () => void
}

/** The button for a new address, drawn as a blank envelope. When the book is full, a sentence says so instead. */
export const NewEnvelope = ({ isOpening, opener, onAdd, isFull }: AddingProps & { isFull: boolean }) => {
  const { t } = useTranslation('addresses')
  if (isFull)
    return <p className="max-w-measure py-4 text-ink-soft">{t('full', { limit: addressesLimit })}</p>
  return (
    <button
      ref={opener}
      type="button"
      aria-busy={isOpening || undefined}
      onClick={onAdd}
      className="group flex h-full min-h-32 w-full flex-col items-center justify-center gap-3 border border-rule border-dashed p-6 transition-colors hover:border-ink hover:bg-sheet"
    >
      <Icon name="plus" size={24} className="text-garance" />
      <span className="font-display text-subheading">{t('add')}</span>
      {isOpening && <span aria-hidden="true" className="thread thread-running w-24 bg-garance" />}
    </button>
  )
}
