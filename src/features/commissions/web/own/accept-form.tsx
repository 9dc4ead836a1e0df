import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import type { PostalAddress } from '../../../../shared/postal/postal-address.schema.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { sentenceOfFailure } from '../../../../ui/forms/form/refusal-of-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { Commission, ShownQuote } from '../../commission.schema.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import type { AddressDesk, CommissionParts } from './commission-parts.ts'
import type { OwnAccess } from './own-access.public.ts'

interface AcceptFormProps {
  readonly commission: Commission
  readonly quote: ShownQuote
  readonly access: OwnAccess
  readonly parts: CommissionParts
}

const centsPerEuro = 100

/** The faults of the address that the server names, by field. */
const refusedAddress = (failure: unknown) => {
  if (!(failure instanceof ApiError)) return undefined
  const prefix = 'billingAddress.'
  const own = Object.entries(failure.fields).filter(([field]) => field.startsWith(prefix))
  return own.length > 0
    ? Object.fromEntries(own.map(([field, text]) => [field.slice(prefix.length), text]))
    : undefined
}

/** Accepts a quote: a name as a signature, where the invoices go, and the sentence that is agreed to. */
export const AcceptForm = ({ commission, quote, access, parts }: AcceptFormProps) => {
  const { t } = useTranslation('ownCommission')
  const api = useApi<CommissionsContract>()
  const { id, key } = access
  const { version, document } = quote
  const owner = { firstName: commission.firstName, lastName: commission.lastName, phone: commission.phone }
  const [name, setName] = useState(`${owner.firstName} ${owner.lastName}`.trim())
  const [entered, setEntered] = useState<PostalAddress | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const desk = useRef<AddressDesk>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const { write, busy, failure } = useWrite({
    send: (billingAddress: PostalAddress, idempotencyKey) =>
      api('POST /commissions/{id}/quotes/{version}/accept', {
        params: { id, version },
        query: { key },
        body: { name: name.trim(), billingAddress, accepted: true, document },
        idempotencyKey,
      }),
    succeeded: ({ message }) =>
      notify('general', { title: t('accept.done'), description: message, variant: 'success' }),
  })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '') return nameField.current?.focus()
    const address = await desk.current?.check()
    if (!address) return
    if (!agreed) return box.current?.focus()
    await write(address)
  }
  const total = formatExactEuros(Math.round(quote.total * centsPerEuro))
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-6 bg-sheet p-5 sm:p-8"
    >
      <h3 className="font-display text-subheading">{t('accept.title')}</h3>
      <TextField
        ref={nameField}
        name="name"
        label={t('accept.name')}
        required
        autoComplete="name"
        maxLength={160}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isTried && name.trim() === '' ? t('accept.nameMissing') : undefined}
      />
      <div>
        <h4 className="mb-4 font-medium">{t('accept.billing')}</h4>
        {parts.address({
          desk,
          label: t('accept.billing'),
          purpose: 'billing',
          entered,
          onEntered: setEntered,
          refused: refusedAddress(failure),
          owner,
        })}
      </div>
      <div>
        <CheckboxField
          ref={box}
          name="accepted"
          label={t('accept.agreed', { total })}
          required
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          error={isTried && !agreed ? t('accept.agreedMissing') : undefined}
        />
        <NewTabLink to={pathTo('terms')} newTab={t('accept.newTab')}>
          {t('accept.terms')}
        </NewTabLink>
      </div>
      {failure !== null && !refusedAddress(failure) && (
        <Refusal>{sentenceOfFailure(failure, { failed: t('accept.failed') })}</Refusal>
      )}
      <Button type="submit" size="large" loading={busy} className="self-start">
        {t('accept.button')}
      </Button>
      <p role="status" className="sr-only">
        {busy && t('accept.sending')}
      </p>
    </form>
  )
}
