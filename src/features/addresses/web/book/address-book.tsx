import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FormDone } from '../../../../ui/forms/sent/form-done.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { addressesLimit } from '../../addresses.limits.ts'
import { addressesTexts } from '../addresses.texts.ts'
import { type AddressOwner, useNewAddress } from '../use-new-address.ts'
import { AddressCard } from './address-card.tsx'
import { AddressList } from './address-list.tsx'
import { AddressSkeleton } from './address-skeleton.tsx'
import { type AddingProps, NewEnvelope } from './new-envelope.tsx'
import { Stamp } from './stamp.tsx'
import { useAddressBook } from './use-address-book.ts'
import { useBookChanges } from './use-book-changes.ts'
import { useFormSheet } from './use-form-sheet.ts'

const rules = ['w-3/5', 'w-4/5', 'w-2/5']

/** An envelope without an address. Screen readers skip it, because a text stands beside it. */
const BlankEnvelope = () => (
  <div aria-hidden="true" className="flex aspect-[3/2] flex-col border border-hairline bg-sheet p-5">
    <span className="ms-auto">
      <Stamp country="" isFirst />
    </span>
    <div className="mt-auto flex flex-col gap-4 pb-3 ps-[22%]">
      {rules.map((width) => (
        <span key={width} className={`block h-px bg-hairline ${width}`} />
      ))}
    </div>
  </div>
)

/** Shown while the book is empty, with the button that enters the first address. */
const EmptyBook = ({ isOpening, opener, onAdd }: AddingProps) => {
  const { t } = useTranslation('addresses')
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      plate={<BlankEnvelope />}
      action={
        <Button ref={opener} loading={isOpening} onClick={onAdd}>
          {t('add')}
        </Button>
      }
    />
  )
}

/** A customer's addresses: read, entered, changed and taken away. */
export const AddressBook = ({ owner }: { owner: AddressOwner | undefined }) => {
  useOwnTexts('addresses', addressesTexts)
  const { t } = useTranslation('addresses')
  const book = useAddressBook()
  const changes = useBookChanges(book)
  const sheet = useFormSheet()
  const newAddress = useNewAddress(owner)
  const { addresses } = book

  const form = sheet.Form && (
    <sheet.Form
      title={t('form.newTitle')}
      address={newAddress}
      asksForDefault={addresses !== undefined && addresses.length > 0}
      send={async (written) => {
        const { _id } = await changes.enter(written)
        sheet.close(() => document.getElementById(_id))
      }}
      onCancel={() => sheet.close()}
    />
  )
  const adding = { isOpening: sheet.isOpening, opener: sheet.opener, onAdd: () => void sheet.open() }

  const shown = () => {
    if (book.isFailed)
      return (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void book.retry()}>{t('retry')}</Button>}
        />
      )
    if (!addresses) return <AddressSkeleton />
    if (addresses.length === 0) return form ?? <EmptyBook {...adding} />
    const isFull = addresses.length >= addressesLimit
    return (
      <AddressList
        addresses={addresses}
        card={(address) => (
          <AddressCard address={address} changes={changes} onRemoved={() => sheet.opener.current?.focus()} />
        )}
        next={form ?? <NewEnvelope {...adding} isFull={isFull} />}
      />
    )
  }

  return (
    <>
      {/* The result of a change takes the place of the introduction, so that no space is empty and nothing moves. */}
      <div className="mt-4 mb-8 grid *:col-start-1 *:row-start-1">
        <p className={classNames('max-w-measure text-ink-soft', changes.said && 'invisible')}>{t('lead')}</p>
        <FormDone>{changes.said}</FormDone>
      </div>
      {shown()}
    </>
  )
}
