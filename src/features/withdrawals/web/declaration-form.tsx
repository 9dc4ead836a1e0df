import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { type DraftFault, faultsOf } from '../stored-draft.ts'
import { freeTextLength, nameLength, orderNumberLength } from '../withdrawals.limits.ts'
import { OrderProducts } from './order-products.tsx'
import { storedForm } from './stored-form.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useWithdrawalStep } from './use-withdrawal-step.ts'

/** The required fields, in the order of the form. */
const checked = ['orderNumber', 'name', 'email'] as const

/** The form of the declaration: the order, the products, the customer. The tab stores it while it is written. */
export const DeclarationForm = () => {
  const { t } = useTranslation('withdrawing')
  const [params] = useSearchParams()
  const { goTo } = useWithdrawalStep()
  const form = useRef<HTMLFormElement>(null)
  const keepWritten = useFormDraft(form)
  const [faults, setFaults] = useState<Partial<Record<(typeof checked)[number], DraftFault>>>({})
  const named = params.get('order')
  const errorOf = (field: (typeof checked)[number]) => {
    const fault = faults[field]
    return fault && t(`faults.${fault}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keepWritten()
    const found = faultsOf(storedForm.current().draft)
    setFaults(found)
    const first = checked.find((field) => found[field])
    if (first === undefined) goTo('review')
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={keepWritten}>
      <h2 tabIndex={-1} className="font-display text-heading">
        {t('form.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-soft">{t('form.required')}</p>
      <fieldset className="mt-8 grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-medium">{t('form.contract')}</legend>
        <TextField
          name="orderNumber"
          label={t('form.orderNumber')}
          hint={t('form.orderNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={orderNumberLength}
          error={errorOf('orderNumber')}
        />
        <TextField
          name="orderedOn"
          type="date"
          label={t('form.orderedOn')}
          hint={t('form.orderedOnHint')}
          autoComplete="off"
        />
      </fieldset>
      <fieldset className="mt-8">
        <legend className="mb-3 font-medium">{t('form.pieces')}</legend>
        {named !== null && <OrderProducts order={named} form={form} />}
        <TextareaField
          name="text"
          label={t(named === null ? 'form.text' : 'form.textBesides')}
          hint={t(named === null ? 'form.textHint' : 'form.textBesidesHint')}
          maxLength={freeTextLength}
        />
      </fieldset>
      <fieldset className="mt-8 grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-medium">{t('form.person')}</legend>
        <TextField
          name="name"
          label={t('form.name')}
          autoComplete="name"
          maxLength={nameLength}
          required
          error={errorOf('name')}
        />
        <TextField
          name="email"
          type="email"
          label={t('form.email')}
          hint={t('form.emailHint')}
          autoComplete="email"
          required
          error={errorOf('email')}
        />
      </fieldset>
      <Button type="submit" size="large" className="mt-10">
        {t('form.next')}
      </Button>
    </form>
  )
}
