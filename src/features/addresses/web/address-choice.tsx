import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useState,
} from 'react'
import type { PostalAddress } from '../../../shared/postal/postal-address.schema.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { SavedAddress } from '../addresses.contract.ts'
import { addressesLimit } from '../addresses.limits.ts'
import { sameAddress } from '../addresses.rules.ts'
import { AddressLine } from './address-line.tsx'
import { addressesTexts } from './addresses.texts.ts'
import type { useAddressBook } from './book/use-address-book.ts'
import { addressTextNames, addressToSend } from './fields/address-faults.ts'
import { AddressFields } from './fields/address-fields.tsx'
import { useAddressForm } from './fields/use-address-form.ts'

/** What the surrounding form can call. */
export interface AddressDesk {
  /**
   * Returns the address that was chosen or written. When a field is wrong, it returns undefined, says so and focuses
   * the field.
   */
  readonly check: () => Promise<PostalAddress | undefined>
}

export interface AddressChoiceProps {
  readonly desk: Ref<AddressDesk>
  readonly label: string
  /** Which of the addresses that the browser knows may fill in the form. */
  readonly purpose: 'shipping' | 'billing'
  /** What was entered so far. */
  readonly entered: PostalAddress | null
  readonly onEntered: (address: PostalAddress) => void
  /** Why the server refused the address, by field. */
  readonly refused?: Readonly<Record<string, string>> | undefined
}

interface OpenedProps extends AddressChoiceProps {
  readonly book: ReturnType<typeof useAddressBook>
  readonly newAddress: PostalAddress
}

const written = 'new'

const postalOf = ({ _id, isDefault: _isDefault, ...address }: SavedAddress): PostalAddress => address

const isBlank = (address: PostalAddress | null) => !address || (address.street === '' && address.city === '')

interface NewAddressProps {
  readonly form: ReturnType<typeof useAddressForm>
  readonly legend: ReactNode
  readonly purpose: AddressChoiceProps['purpose']
  /** Whether the book keeps the address; undefined when it cannot. */
  readonly keeps: boolean | undefined
  readonly onKeep: (keeps: boolean) => void
}

const NewAddress = ({ form, legend, purpose, keeps, onKeep }: NewAddressProps) => {
  const { t } = useTranslation('addresses')
  return (
    <fieldset {...form.scopeProps} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <p className="mb-5 text-caption text-ink-soft">{t('form.required')}</p>
      <AddressFields form={form} section={purpose} />
      {keeps !== undefined && (
        <CheckboxField
          label={t('choice.keep')}
          checked={keeps}
          onChange={({ target }) => onKeep(target.checked)}
          className="mt-4"
        />
      )}
    </fieldset>
  )
}

/**
 * Asks for an address of the book, or for a new one by the same rules. The book has been loaded, or could not be
 * loaded.
 */
export const AddressChoice = (props: OpenedProps) => {
  useOwnTexts('addresses', addressesTexts)
  const { t } = useTranslation('addresses')
  const { desk, label, purpose, entered, onEntered, refused, book, newAddress } = props
  const addresses = book.addresses ?? []
  const name = useId()
  const [first] = useState(() => {
    // A refused address is corrected in the form, even when it came from the book.
    if (refused) return written
    const known = isBlank(entered)
      ? addresses[0]
      : addresses.find((address) => entered && sameAddress(address, entered))
    return known?._id ?? written
  })
  const [chosen, setChosen] = useState(first)
  const [keeps, setKeeps] = useState(false)
  const [start] = useState(() => (entered && !isBlank(entered) && first === written ? entered : undefined))
  const form = useAddressForm({ known: start ?? newAddress, refused, changed: onEntered })
  const saved = addresses.find(({ _id }) => _id === chosen)
  const isWritten = saved === undefined
  const tell = useEffectEvent(onEntered)
  useEffect(() => {
    if (saved) tell(postalOf(saved))
  }, [saved])
  const focusRefused = useEffectEvent(() => {
    const first = addressTextNames.find((field) => refused?.[field] !== undefined)
    if (first) form.focus(first)
  })
  useEffect(() => focusRefused(), [])

  const keep = async (address: PostalAddress) => {
    // The order goes on also when this fails: it has its own copy of the address.
    await book.enter({ ...address, isDefault: false }).catch(() => undefined)
    setKeeps(false)
  }
  useImperativeHandle(desk, () => ({
    check: async () => {
      if (saved) return postalOf(saved)
      const typed = form.attempt()
      if (!typed) return undefined
      const address = addressToSend(typed)
      if (keeps) await keep(address)
      return address
    },
  }))

  const choices = [
    ...addresses.map((address) => ({ value: address._id, label: <AddressLine address={address} /> })),
    { value: written, label: t('choice.other') },
  ]
  const choose = (value: string) => {
    setChosen(value)
    if (value === written) onEntered(form.typed)
  }
  return (
    <div className="flex flex-col gap-5">
      {book.isFailed && <p className="bg-linen px-4 py-3 text-small">{t('choice.bookFailed')}</p>}
      {addresses.length > 0 && (
        <RadioGroupField
          label={t('choice.label')}
          name={name}
          options={choices}
          value={chosen}
          onChange={choose}
        />
      )}
      {isWritten && (
        <NewAddress
          form={form}
          legend={addresses.length > 0 ? t('form.newTitle') : label}
          purpose={purpose}
          keeps={book.addresses && addresses.length < addressesLimit ? keeps : undefined}
          onKeep={setKeeps}
        />
      )}
    </div>
  )
}
