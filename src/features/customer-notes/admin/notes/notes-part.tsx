import { useState } from 'react'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { NoteForm } from '../../../../ui/admin/note-form.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { CustomerNote } from '../../customer-notes.contract.ts'
import { noteMaxLength } from '../../customer-notes.limits.ts'
import { useNotesWrite } from '../customer-notes.queries.ts'
import { ShownNote } from './shown-note.tsx'

const NewNote = ({ personId }: { readonly personId: string }) => {
  const { t } = useTranslation('customerNotesDesk')
  const { write, busy } = useNotesWrite({
    send: (api, body: { text: string }, idempotencyKey) =>
      api('POST /admin/customers/{id}/notes', { params: { id: personId }, body, idempotencyKey }),
    failed: t('notSaved'),
  })
  return (
    <NoteForm
      label={t('notes.label')}
      hint={t('notes.hint')}
      add={t('notes.add')}
      maxLength={noteMaxLength}
      busy={busy}
      onAdd={write}
    />
  )
}

interface NotesPartProps {
  readonly personId: string
  readonly notes: readonly CustomerNote[]
}

/** The notes, newest first, above them the one that is to be written. */
export const NotesPart = ({ personId, notes }: NotesPartProps) => {
  const { t } = useTranslation('customerNotesDesk')
  const [asked, setAsked] = useState<CustomerNote>()
  const removal = useNotesWrite({
    send: (api, { _id: noteId, version: seen }: CustomerNote) =>
      api('DELETE /admin/customers/{id}/notes/{noteId}', {
        params: { id: personId, noteId },
        query: { seen },
      }),
    failed: t('notes.notRemoved'),
  })
  const remove = async () => {
    if (asked) await removal.write(asked)
    setAsked(undefined)
  }
  return (
    <AdminSection id="notes" title={t('notes.title')} lead={t('notes.lead')}>
      <NewNote personId={personId} />
      {notes.length === 0 && <p className="mt-4 text-ink-soft text-small">{t('notes.none')}</p>}
      <ul className="mt-4">
        {notes.map((note) => (
          <ShownNote key={note._id} personId={personId} note={note} onRemove={() => setAsked(note)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('notes.askTitle')}
        keep={t('notes.keep')}
        confirm={t('remove')}
        busy={removal.busy}
        onConfirm={() => void remove()}
      >
        <p>{t('notes.ask')}</p>
      </ConfirmDialog>
    </AdminSection>
  )
}
