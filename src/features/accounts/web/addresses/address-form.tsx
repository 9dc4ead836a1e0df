import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import type { AddressInput } from '../../addresses.contract.ts'
import { FormAlert } from '../form/form-alert.tsx'
import { useFormRefusal } from '../form/use-form-refusal.ts'
import { addressTextNames, addressToSend } from './address-faults.ts'
import { AddressFields } from './address-fields.tsx'

export interface AddressFormProps {
  readonly title: string
  readonly address: AddressInput
  /** Not where it is the default one already, or will be as the first. */
  readonly asksForDefault: boolean
  readonly send: (address: AddressInput) => Promise<void>
  readonly onCancel: () => void
}

/** A pressed button leaves the keyboard in its field: a sentence that appears when that is left would move the button away. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Writes an address, or writes it anew. Refused, it says why and keeps what was written. */
export const AddressForm = ({ title, address, asksForDefault, send, onCancel }: AddressFormProps) => {
  const { t } = useTranslation('addresses')
  // The account may be read after the form has been opened: its name then fills what nobody has written.
  const form = useForm<AddressInput>({ values: address, resetOptions: { keepDirtyValues: true } })
  const refuse = useFormRefusal(form, addressTextNames)
  const { errors, isSubmitting } = form.formState
  const titleId = useId()
  const sheet = useRef<HTMLFormElement>(null)
  const { setFocus } = form
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' })
    setFocus('firstName')
  }, [setFocus])
  const submit = form.handleSubmit(async (written) => {
    try {
      await send(addressToSend(written))
    } catch (error) {
      refuse(error)
    }
  })
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !form.formState.isDirty) onCancel()
  }
  return (
    <form
      method="post"
      ref={sheet}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
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
        <FormAlert>{errors.root?.message}</FormAlert>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" loading={isSubmitting} onMouseDown={keepFocus}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onMouseDown={keepFocus} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
