import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { FormAlert } from '../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AddressInput } from '../addresses.contract.ts'
import { AddressFields } from './fields/address-fields.tsx'
import { useAddressForm } from './fields/use-address-form.ts'

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
  const { failures } = useFieldRules()
  const [isDefault, setDefault] = useState(address.isDefault)
  const { write, busy, failure } = useWrite({ send, refresh: null })
  const form = useAddressForm({
    known: address,
    submit: (written) => write({ ...written, isDefault }),
    failure,
    failures,
  })
  const titleId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' })
    form.focus('firstName')
  })
  useEffect(() => begin(), [])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !form.isChanged && isDefault === address.isDefault) onCancel()
  }
  return (
    <div
      ref={sheet}
      className="animate-appear scroll-mt-24 scroll-mb-6 border border-rule bg-sheet p-5 sm:p-8"
    >
      <form method="post" {...form.props} aria-labelledby={titleId} onKeyDown={leave}>
        <h2 id={titleId} className="font-display text-subheading">
          {title}
        </h2>
        <p className="mt-1 mb-6 text-caption text-ink-soft">{t('form.required')}</p>
        <AddressFields form={form} />
        {asksForDefault && (
          <CheckboxField
            label={t('form.isDefault')}
            checked={isDefault}
            onChange={({ target }) => setDefault(target.checked)}
            className="mt-5"
          />
        )}
        <div className="mt-5 empty:mt-0">
          <FormAlert>{form.refusal}</FormAlert>
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" loading={busy}>
            {t('form.save')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
    </div>
  )
}
