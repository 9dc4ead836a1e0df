import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { formatEuros } from '../../../shared/money.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
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
  const field = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!number.trim()) {
      setFault(t('attach.missing'))
      field.current?.focus()
      return
    }
    setFault(undefined)
    void write({ number })
  }
  return (
    <form method="post" onSubmit={submit} noValidate aria-labelledby="attaching">
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
                    setNumber(candidate.number)
                    field.current?.focus()
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
        ref={field}
        label={t('attach.number')}
        value={number}
        maxLength={orderNumberLength}
        required
        error={fault}
        onChange={(event) => setNumber(event.target.value)}
        frameClassName="mt-4 max-w-sm"
      />
      <Button type="submit" loading={busy} className="mt-4">
        {busy ? t('attach.sending') : t('attach.submit')}
      </Button>
    </form>
  )
}
