import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import { noteLength } from '../withdrawals.limits.ts'
import { useAnswer } from './use-answer.ts'

interface RefusalFormProps {
  readonly id: string
  readonly returnsVersion: number
}

/** The form to refuse a withdrawal, with the reason. */
export const RefusalForm = ({ id, returnsVersion }: RefusalFormProps) => {
  const { t } = useTranslation('withdrawals')
  const api = useApi<AdminWithdrawalsContract>()
  const { write, busy } = useAnswer({
    done: t('refuse.done'),
    failed: t('refuse.failed'),
    writesMail: true,
    send: (body: { reason: string; returnsVersion: number }, idempotencyKey) =>
      api('POST /admin/withdrawals/{id}/refuse', { params: { id }, body, idempotencyKey }),
  })
  const form = useForm({
    names: ['reason'],
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('refuse.missing') : undefined }),
    submit: ({ reason }) => write({ reason, returnsVersion }),
  })
  return (
    <form method="post" {...form.props} aria-labelledby="refusal">
      <h3 id="refusal" className="font-semibold">
        {t('refuse.title')}
      </h3>
      <p className="mt-1 mb-4 text-ink-soft text-small">{t('refuse.lead')}</p>
      <TextareaField {...form.field('reason')} label={t('refuse.reason')} maxLength={noteLength} required />
      <Button type="submit" variant="secondary" loading={busy} className="mt-4">
        {busy ? t('refuse.sending') : t('refuse.submit')}
      </Button>
    </form>
  )
}
