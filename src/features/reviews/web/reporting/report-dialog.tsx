import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { type RefusalReason, refusalReasons } from '../../../catalog/reviews/review-refusal-reasons.ts'
import type { ReviewReportsContract } from '../../review-reports.contract.ts'
import { reportDetailsMaxLength } from '../../reviews.limits.ts'
import { reportDialogTexts } from './report-dialog.texts.ts'

export interface ReportDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly kind: 'product' | 'testimonial'
  readonly review: string
}

const serverErrors = 500

/** Asks the reader what is wrong with a review. */
export const ReportDialog = ({ open, onOpenChange, ...reported }: ReportDialogProps) => {
  useOwnTexts('reportDialog', reportDialogTexts)
  const { t } = useTranslation('reportDialog')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
    >
      <ReportForm {...reported} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const ReportForm = ({
  kind,
  review,
  onDone,
}: Pick<ReportDialogProps, 'kind' | 'review'> & { readonly onDone: () => void }) => {
  const { t } = useTranslation('reportDialog')
  const api = useApi<ReviewReportsContract>()
  const [reason, setReason] = useState<RefusalReason>()
  const [details, setDetails] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [said, setSaid] = useState<string>()
  const { write, busy, failure } = useWrite({
    send: (chosen: RefusalReason) =>
      api('POST /review-reports', { body: { kind, review, reason: chosen, details } }),
    succeeded: ({ message }) => setSaid(message),
    refresh: null,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason === undefined)
    if (reason !== undefined) void write(reason)
  }
  const refusal = failure instanceof ApiError && failure.status < serverErrors ? failure.message : t('failed')
  if (said !== undefined)
    return (
      <div>
        <p role="status">{said}</p>
        <Button onClick={onDone} autoFocus className="mt-6">
          {t('done')}
        </Button>
      </div>
    )
  return (
    <form method="post" onSubmit={send} noValidate className="flex flex-col gap-6">
      <SelectField
        label={t('reason')}
        value={reason ?? ''}
        required
        error={isMissing ? t('reasonMissing') : undefined}
        options={[
          { value: '', label: '—' },
          ...refusalReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
        ]}
        onChange={({ target }) => {
          setReason(refusalReasons.find((known) => known === target.value))
          setMissing(false)
        }}
      />
      <TextareaField
        label={t('details')}
        value={details}
        maxLength={reportDetailsMaxLength}
        onChange={({ target }) => setDetails(target.value)}
      />
      {failure !== null && <Refusal>{refusal}</Refusal>}
      <Button type="submit" loading={busy} className="self-start">
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
