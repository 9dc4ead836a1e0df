import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
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
  const { write, busy, answer, failure } = useWrite({
    send: (body: { size: string; email: string }, idempotencyKey) =>
      api('POST /products/{id}/stock-alerts', { params: { id: productId }, body, idempotencyKey }),
    refresh: null,
  })
  const hasSizes = sizes.some((each) => each !== '')
  const start = { awaited: firstSize ?? (sizes.length === 1 ? sizes[0] : undefined), email: ownEmail }
  const form = useForm({
    names: ['awaited', 'email'],
    start,
    check: ({ awaited }) => ({ awaited: hasSizes && awaited === '' ? t('sizeRequired') : undefined }),
    submit: ({ awaited, email }) => write({ size: awaited, email }),
    failure,
    failures: { failed: t('failed') },
  })
  if (answer)
    return (
      <div>
        <p role="status">{answer.message}</p>
        <Button onClick={() => onOpenChange(false)} autoFocus className="mt-6">
          {t('done')}
        </Button>
      </div>
    )
  return (
    <form method="post" {...form.props} className="flex flex-col gap-6">
      <p>{t('lead')}</p>
      {hasSizes && (
        <RadioGroupField
          label={t('size')}
          name="awaited"
          appearance="tiles"
          defaultValue={start.awaited}
          error={form.errorOf('awaited')}
          options={sizes.map((value) => ({
            value,
            label: nameOf(value),
          }))}
        />
      )}
      <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" required />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <p className="text-ink-soft text-small">{t('promise')}</p>
      <Button type="submit" loading={busy} className="self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
