import { useState } from 'react'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../ui/forms/form/refusal-of-form.ts'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { wordsLength } from '../../commissions/commissions.limits.ts'
import type { AtelierContract, AtelierTask } from '../atelier.contract.ts'

const NoteForm = ({ task, onClose }: { task: AtelierTask; onClose: () => void }) => {
  const { t } = useTranslation('atelier')
  const api = useApi<AtelierContract>()
  const { _id: id, stage } = task
  // What is written is compared with the note as it was when the form was opened.
  const [seen] = useState(task.note)
  const { write, busy, failure } = useWrite({
    send: ({ note }: { note: string }) =>
      api('PUT /admin/atelier/{id}/stages/{stage}/note', { params: { id, stage }, body: { note, seen } }),
    succeeded: () => {
      notify('general', { title: t('noteSaved'), variant: 'success' })
      onClose()
    },
  })
  const form = useForm({ names: ['note'], start: { note: seen }, submit: write, failure })
  return (
    <form method="post" {...form.props} className="mt-3 flex flex-col gap-3">
      <TextareaField {...form.field('note')} label={t('note')} rows={3} maxLength={wordsLength} />
      {failure !== null && <Refusal>{sentenceOfFailure(failure, { failed: t('noteNotSaved') })}</Refusal>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" loading={busy}>
          {t('saveNote')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** What the atelier notes of a stage for itself; the customer never reads it. */
export const TaskNote = ({ task }: { task: AtelierTask }) => {
  const { t } = useTranslation('atelier')
  const [isWriting, setWriting] = useState(false)
  if (isWriting) return <NoteForm task={task} onClose={() => setWriting(false)} />
  return (
    <div className="mt-3">
      {task.note && (
        <p className="mb-2 whitespace-pre-line border-hairline border-s-2 ps-3 text-small wrap-anywhere">
          {task.note}
        </p>
      )}
      <Button variant="quiet" size="small" onClick={() => setWriting(true)}>
        {t(task.note ? 'changeNote' : 'writeNote')}
      </Button>
    </div>
  )
}
