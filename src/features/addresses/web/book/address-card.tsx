import { useId, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'
import type { SavedAddress } from '../../addresses.contract.ts'
import { AddressLines } from '../address-lines.tsx'
import { CardFoot } from './card-foot.tsx'
import { Stamp } from './stamp.tsx'
import type { BookChanges } from './use-book-changes.ts'
import { useFormSheet } from './use-form-sheet.ts'

interface AddressCardProps {
  readonly address: SavedAddress
  readonly changes: BookChanges
  /** Called when the address has been removed: the focus was on its card and must go elsewhere. */
  readonly onRemoved: () => void
}

/** An address, drawn like an envelope. While it is changed, the form takes its place. */
export const AddressCard = ({ address, changes, onRemoved }: AddressCardProps) => {
  const { t } = useTranslation('addresses')
  const { Form, isOpening, opener, open, close } = useFormSheet()
  const card = useRef<HTMLElement>(null)
  const nameId = useId()
  const { _id, ...input } = address
  const name = `${address.firstName} ${address.lastName}`

  const makeDefault = async () => {
    await changes.makeDefault(address)
    // The card has moved to the head of the list and its button is gone, so the card itself takes the focus.
    card.current?.focus()
  }
  const remove = async () => {
    await changes.remove(_id)
    onRemoved()
  }

  if (Form)
    return (
      <Form
        title={t('form.changeTitle')}
        address={input}
        asksForDefault={!address.isDefault}
        send={async (written) => {
          await changes.change(_id, written)
          close()
        }}
        onCancel={() => close()}
      />
    )
  return (
    <article
      ref={card}
      id={_id}
      tabIndex={-1}
      aria-labelledby={nameId}
      className="flex h-full scroll-mt-28 flex-col border border-hairline bg-sheet p-5 pb-3 sm:p-7 sm:pb-4"
    >
      <div className="flex min-h-17 items-start justify-between gap-4">
        {address.isDefault && (
          <div className="font-display text-ink-soft text-small italic">
            {t('isDefault')}
            <Thread className="mt-1" />
          </div>
        )}
        <span className="ms-auto">
          <Stamp country={address.country} isFirst={address.isDefault} />
        </span>
      </div>
      <h2 id={nameId} className="mt-3 mb-2 font-display text-subheading [overflow-wrap:anywhere]">
        {name}
      </h2>
      <AddressLines {...address} />
      <div className="mt-auto pt-6">
        <div className="border-hairline border-t pt-2">
          <CardFoot
            address={address}
            makeDefault={makeDefault}
            remove={remove}
            change={
              <Button
                ref={opener}
                variant="quiet"
                size="small"
                aria-label={`${t('change')}${t('of', { name, street: address.street })}`}
                loading={isOpening}
                onClick={() => void open()}
              >
                {t('change')}
              </Button>
            }
          />
        </div>
      </div>
    </article>
  )
}
