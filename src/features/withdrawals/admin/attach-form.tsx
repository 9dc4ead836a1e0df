import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { formatEuros } from '../../../shared/money.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminWithdrawalsContract, Withdrawal } from '../admin-withdrawals.contract.ts'
import { orderNumberLength } from '../withdrawals.limits.ts'
import { useAnswer } from './use-answer.ts'

interface AttachFormProps {
  readonly id: string
  readonly candidates: Withdrawal['candidates']
}

/** The form to choose the order of a declaration, if it was not found automatically. */
export const AttachForm = ({ id, candidates }: AttachFormProps) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const api = useApi<AdminWithdrawalsContract>()
  const { write, busy } = useAnswer({
    done: t('attach.done'),
    failed: t('attach.failed'),
    writesMail: false,
    send: (body: { number: string }) => api('PUT /admin/withdrawals/{id}/order', { params: { id }, body }),
  })
  const form = useForm({
    names: ['number'],
    check: ({ number }) => ({ number: number.trim() === '' ? t('attach.missing') : undefined }),
    submit: write,
  })
  return (
    <form method="post" {...form.props} aria-labelledby="attaching">
      <h3 id="attaching" className="font-semibold">
        {t('attach.title')}
      </h3>
      <p className="mt-1 text-ink-soft text-small">{t('attach.lead')}</p>
      {candidates.length > 0 && (
        <div className="mt-4 text-small">
          <p>{t('attach.candidates')}</p>
          <ul className="mt-1 flex flex-col items-start">
            {candidates.map((candidate) => (
              <li key={candidate.number}>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    form.put({ number: candidate.number })
                    form.focus('number')
                  }}
                >
                  {t('attach.candidate', {
                    number: candidate.number,
                    day: dayAndTime(candidate.placedAt, lng),
                    total: formatEuros(candidate.total),
                  })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextField
        {...form.field('number')}
        label={t('attach.number')}
        maxLength={orderNumberLength}
        required
        frameClassName="mt-4 max-w-sm"
      />
      <Button type="submit" loading={busy} className="mt-4">
        {busy ? t('attach.sending') : t('attach.submit')}
      </Button>
    </form>
  )
}
