import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { faultsOf, withDraft, writtenFields } from '../stored-draft.ts'
import { freeTextLength, nameLength, orderNumberLength } from '../withdrawals.limits.ts'
import { OrderProducts } from './order-products.tsx'
import { storedForm } from './stored-form.ts'
import { useWithdrawalStep } from './use-withdrawal-step.ts'

/** The form of the declaration: the order, the products, the customer. The tab stores it while it is written. */
export const DeclarationForm = () => {
  const { t } = useTranslation('withdrawing')
  const [params] = useSearchParams()
  const { goTo } = useWithdrawalStep()
  const named = params.get('order')
  const form = useForm({
    names: writtenFields,
    kept: () => storedForm.current().draft,
    changed: (written) => storedForm.change((kept) => withDraft(kept, written)),
    check: (written) => {
      const faults = Object.entries(faultsOf({ ...written, lines: [] }))
      return Object.fromEntries(faults.map(([field, fault]) => [field, t(`faults.${fault}`)]))
    },
    submit: () => goTo('review'),
  })
  return (
    <form method="post" {...form.props}>
      <h2 tabIndex={-1} className="font-display text-heading">
        {t('form.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-soft">{t('form.required')}</p>
      <fieldset className="mt-8 grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-medium">{t('form.contract')}</legend>
        <TextField
          {...form.field('orderNumber')}
          label={t('form.orderNumber')}
          hint={t('form.orderNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={orderNumberLength}
        />
        <TextField
          {...form.field('orderedOn')}
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
          {...form.field('text')}
          label={t(named === null ? 'form.text' : 'form.textBesides')}
          hint={t(named === null ? 'form.textHint' : 'form.textBesidesHint')}
          maxLength={freeTextLength}
        />
      </fieldset>
      <fieldset className="mt-8 grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-medium">{t('form.person')}</legend>
        <TextField
          {...form.field('name')}
          label={t('form.name')}
          autoComplete="name"
          maxLength={nameLength}
          required
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('form.email')}
          hint={t('form.emailHint')}
          autoComplete="email"
          required
        />
      </fieldset>
      <Button type="submit" size="large" className="mt-10">
        {t('form.next')}
      </Button>
    </form>
  )
}
