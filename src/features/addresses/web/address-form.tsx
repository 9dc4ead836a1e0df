import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { FormAlert } from '../../../ui/forms/sent/form-alert.tsx'
import { useSentForm } from '../../../ui/forms/sent/use-sent-form.ts'
import type { AddressInput } from '../addresses.contract.ts'
import { addressTextNames, addressToSend } from './fields/address-faults.ts'
import { AddressFields } from './fields/address-fields.tsx'

export interface AddressFormProps {
  readonly title: string
  readonly address: AddressInput
  /** False when the address is the default one already, or becomes it as the first of the book. */
  readonly asksForDefault: boolean
  readonly send: (address: AddressInput) => Promise<void>
  readonly onCancel: () => void
}

/** The form for a new or a changed address. After a refusal it says why, and keeps what was written. */
export const AddressForm = ({ title, address, asksForDefault, send, onCancel }: AddressFormProps) => {
  const { t } = useTranslation('addresses')
  // The account may be loaded after the form has been opened: its name then fills the blank fields.
  const { form, submit, refusal, isSending } = useSentForm<AddressInput>({
    values: address,
    resetOptions: { keepDirtyValues: true },
    names: addressTextNames,
    send: async (written) => {
      await send(addressToSend(written))
      return undefined
    },
  })
  const titleId = useId()
  const sheet = useRef<HTMLFormElement>(null)
  const { setFocus } = form
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' })
    setFocus('firstName')
  }, [setFocus])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !form.formState.isDirty) onCancel()
  }
  return (
    <form
      method="post"
      ref={sheet}
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={leave}
      className="animate-appear scroll-mt-24 scroll-mb-6 border border-rule bg-sheet p-5 sm:p-8"
    >
      <h2 id={titleId} className="font-display text-subheading">
        {title}
      </h2>
      <p className="mt-1 mb-6 text-caption text-ink-soft">{t('form.required')}</p>
      <AddressFields form={form} />
      {asksForDefault && (
        <CheckboxField {...form.register('isDefault')} label={t('form.isDefault')} className="mt-5" />
      )}
      <div className="mt-5 empty:mt-0">
        <FormAlert>{refusal}</FormAlert>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" loading={isSending}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
