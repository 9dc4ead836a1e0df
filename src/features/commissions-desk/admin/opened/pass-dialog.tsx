import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { wordsLength } from '../../../commissions/commissions.limits.ts'
import type { StageKey } from '../../../commissions/stages/stages.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import { useCommissionWrite } from '../use-commission-write.ts'

interface PassDialogProps {
  readonly id: string
  readonly stage: StageKey
  readonly onClose: () => void
}

const PassForm = ({ id, stage, onClose }: PassDialogProps) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const { write, busy, failure } = useCommissionWrite({
    done: t('stage.passed'),
    failed: t('stage.failed'),
    send: (body: { doneOn: string; words: string; note: string }) =>
      api('POST /admin/commissions/{id}/stages/{stage}/pass', { params: { id, stage }, body }),
    after: onClose,
  })
  const today = parisTime(Date.now()).date
  const form = useForm({
    names: ['doneOn', 'words', 'note'],
    start: { doneOn: today },
    submit: write,
    failure,
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <TextField {...form.field('doneOn')} type="date" max={today} label={t('stage.doneOn')} required />
      <TextareaField {...form.field('words')} label={t('stage.words')} rows={3} maxLength={wordsLength} />
      <TextareaField {...form.field('note')} label={t('stage.note')} rows={3} maxLength={wordsLength} />
      <Button type="submit" loading={busy} className="self-end">
        {t('stage.confirm')}
      </Button>
    </form>
  )
}

/** Passes a stage: on which day, with words for the customer and a note for the atelier. */
export const PassDialog = (passing: PassDialogProps) => {
  const { t } = useTranslation('deskCommissions')
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || passing.onClose()}
      title={t('stage.passTitle', { stage: t(`stages.${passing.stage}`) })}
      plain
      closeLabel={t('close')}
      written
    >
      <PassForm {...passing} />
    </Dialog>
  )
}
