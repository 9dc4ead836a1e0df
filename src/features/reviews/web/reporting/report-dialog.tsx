import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
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
  const { write, busy, answer, failure } = useWrite({
    send: (report: { reason: RefusalReason; details: string }) =>
      api('POST /review-reports', { body: { kind, review, ...report } }),
    refresh: null,
  })
  const reasonOf = (typed: string) => refusalReasons.find((known) => known === typed)
  const form = useForm({
    names: ['reason', 'details'],
    check: ({ reason }) => ({ reason: reasonOf(reason) ? undefined : t('reasonMissing') }),
    submit: ({ reason, details }) => {
      const chosen = reasonOf(reason)
      return chosen && write({ reason: chosen, details })
    },
    failure,
    failures: { failed: t('failed') },
  })
  if (answer)
    return (
      <div>
        <p role="status">{answer.message}</p>
        <Button onClick={onDone} autoFocus className="mt-6">
          {t('done')}
        </Button>
      </div>
    )
  return (
    <form method="post" {...form.props} className="flex flex-col gap-6">
      <SelectField
        {...form.field('reason')}
        label={t('reason')}
        required
        options={[
          { value: '', label: '—' },
          ...refusalReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
        ]}
      />
      <TextareaField {...form.field('details')} label={t('details')} maxLength={reportDetailsMaxLength} />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <Button type="submit" loading={busy} className="self-start">
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
