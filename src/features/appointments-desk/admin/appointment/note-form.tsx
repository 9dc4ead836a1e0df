import type { FormEvent } from 'react'
import { ContestedText } from '../../../../ui/admin/editor/contested-text.tsx'
import { useReplacedText } from '../../../../ui/admin/editor/use-replaced-text.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { noteMaxLength } from '../../appointments-desk.limits.ts'
import { useStaffWrite } from './use-staff-write.ts'

/** The team's internal note about an appointment. */
export const NoteForm = ({ id, note }: { id: string; note: string }) => {
  const { t } = useTranslation('staffAppointment')
  const api = useApi<AdminAppointmentsContract>()
  const replaced = useReplacedText(note)
  const { text, isSame, replaces } = replaced
  const { write, busy } = useStaffWrite({
    send: (body: { note: string; replaces: string }) =>
      api('PUT /admin/appointments/{id}/note', { params: { id }, body }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSame && (await write({ note: text, replaces }))) replaced.reset()
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="mt-6">
      <TextareaField
        label={t('note.label')}
        hint={t('note.hint')}
        value={text}
        maxLength={noteMaxLength}
        rows={3}
        onChange={({ target }) => replaced.type(target.value)}
      />
      <ContestedText replaced={replaced} />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        loading={busy}
        aria-disabled={isSame}
        className="mt-2"
      >
        {t('note.save')}
      </Button>
    </form>
  )
}
