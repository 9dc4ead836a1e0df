import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { sizeNameIn } from '../../../catalog/size-name.ts'
import type { RestockContract } from '../../restock.contract.ts'
import { askingTexts } from './asking.texts.ts'

export interface AskDialogProps {
  readonly productId: string
  readonly name: string
  /** The sizes that are out of stock; '' alone stands for a product without sizes. */
  readonly sizes: readonly string[]
  readonly firstSize: string | undefined
  /** The customer's own address, if it is known and confirmed. */
  readonly ownEmail: string | undefined
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const serverErrors = 500

/** Asks for the missing size and for an address (domain: one mail, once). */
export const AskDialog = (props: AskDialogProps) => {
  useOwnTexts('asking', askingTexts)
  const { name, open, onOpenChange } = props
  const { t } = useTranslation('asking')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={name}
      closeLabel={t('close')}
    >
      <AskForm {...props} />
    </Dialog>
  )
}

const AskForm = ({ productId, sizes, firstSize, ownEmail, onOpenChange }: AskDialogProps) => {
  const { t } = useTranslation('asking')
  const nameOf = sizeNameIn(useTranslation('catalog').t)
  const api = useApi<RestockContract>()
  const [size, setSize] = useState(firstSize ?? (sizes.length === 1 ? sizes[0] : undefined))
  const [email, setEmail] = useState(ownEmail ?? '')
  const [isMissing, setMissing] = useState(false)
  const [said, setSaid] = useState<string>()
  const { write, busy, failure } = useWrite({
    send: (body: { size: string; email: string }, idempotencyKey) =>
      api('POST /products/{id}/stock-alerts', { params: { id: productId }, body, idempotencyKey }),
    succeeded: ({ message }) => setSaid(message),
    refresh: null,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(size === undefined)
    if (size !== undefined) void write({ size, email })
  }
  const refusal = failure instanceof ApiError && failure.status < serverErrors ? failure : undefined
  const ofEmail = refusal?.fields.email
  if (said !== undefined)
    return (
      <div>
        <p role="status">{said}</p>
        <Button onClick={() => onOpenChange(false)} autoFocus className="mt-6">
          {t('done')}
        </Button>
      </div>
    )
  return (
    <form method="post" onSubmit={send} noValidate className="flex flex-col gap-6">
      <p>{t('lead')}</p>
      {sizes.some((each) => each !== '') && (
        <RadioGroupField
          label={t('size')}
          name="awaited"
          appearance="tiles"
          value={size ?? ''}
          onChange={(chosen) => {
            setSize(chosen)
            setMissing(false)
          }}
          error={isMissing ? t('sizeRequired') : undefined}
          options={sizes.map((value) => ({
            value,
            label: nameOf(value),
          }))}
        />
      )}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={ofEmail}
      />
      {failure !== null && ofEmail === undefined && <Refusal>{refusal?.message ?? t('failed')}</Refusal>}
      <p className="text-ink-soft text-small">{t('promise')}</p>
      <Button type="submit" loading={busy} className="self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
