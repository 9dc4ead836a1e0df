import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '../../../shared/api/client.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { NoteForm } from '../../../ui/admin/note-form.tsx'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { NotesContract, OrderNote } from '../notes.contract.ts'
import { noteMaxLength } from '../notes.limits.ts'
import { orderNotesTexts } from './order-notes.texts.ts'

type NotesApi = Api<NotesContract>

const notesQuery = (api: NotesApi, id: string) =>
  queryOptions({
    queryKey: ['orderNotes', id],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/orders/{id}/notes', { params: { id }, signal })).notes,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })

/** Puts the notes that a call answered in the place of those that are shown. */
const useAnsweredNotes = (api: NotesApi, id: string) => {
  const queries = useQueryClient()
  return ({ notes }: { readonly notes: OrderNote[] }) =>
    queries.setQueryData(notesQuery(api, id).queryKey, notes)
}

const NewNote = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('orderNotes')
  const api = useApi<NotesContract>()
  const { write, busy } = useWrite({
    send: (body: { text: string }, idempotencyKey) =>
      api('POST /admin/orders/{id}/notes', { params: { id }, body, idempotencyKey }),
    succeeded: useAnsweredNotes(api, id),
    failed: (error) => showFailure(t('notSaved'), error),
    refresh: null,
  })
  return <NoteForm label={t('label')} add={t('add')} maxLength={noteMaxLength} busy={busy} onAdd={write} />
}

interface NoteProps {
  readonly note: OrderNote
  readonly onRemove: () => void
}

const Note = ({ note: { text, author, at, removable }, onRemove }: NoteProps) => {
  const { t } = useTranslation('orderNotes')
  return (
    <li className="border-hairline border-t py-3">
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-ink-soft text-small">
        {author ?? t('byNobody')}
        <Moment at={at} />
        {removable && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('removeOf', { text: text.slice(0, 60) })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </p>
    </li>
  )
}

const Notes = ({ id, notes }: { readonly id: string; readonly notes: readonly OrderNote[] }) => {
  const { t } = useTranslation('orderNotes')
  const api = useApi<NotesContract>()
  const [asked, setAsked] = useState<OrderNote>()
  const removal = useWrite({
    send: (noteId: string) => api('DELETE /admin/orders/{id}/notes/{noteId}', { params: { id, noteId } }),
    succeeded: useAnsweredNotes(api, id),
    failed: (error) => showFailure(t('notRemoved'), error),
    refresh: { queryKey: ['orderNotes', id] },
  })
  const remove = async () => {
    if (asked) await removal.write(asked._id)
    setAsked(undefined)
  }
  return (
    <>
      {notes.length === 0 && <p className="mt-4 text-ink-soft text-small">{t('none')}</p>}
      {notes.length > 0 && (
        <ul className="mt-4">
          {notes.map((note) => (
            <Note key={note._id} note={note} onRemove={() => setAsked(note)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('askTitle')}
        keep={t('keep')}
        confirm={t('remove')}
        busy={removal.busy}
        onConfirm={() => void remove()}
      >
        <p>{t('ask')}</p>
      </ConfirmDialog>
    </>
  )
}

/** What the team notes about an order for itself: each note stands beside the others, and the newest is the first. */
export const OrderNotes = ({ orderId }: { readonly orderId: string }) => {
  useOwnTexts('orderNotes', orderNotesTexts)
  const { t } = useTranslation('orderNotes')
  const query = usePrivateQuery(notesQuery(useApi<NotesContract>(), orderId))
  return (
    <AdminSection id="notes" title={t('title')} lead={t('lead')}>
      <NewNote id={orderId} />
      <Answered
        query={query}
        failed={t('failed')}
        retry={t('retry')}
        // As high as the sentence that there is none, which most orders have.
        awaiting={<Skeleton className="mt-4 h-[1lh] w-full text-small" />}
      >
        {(notes) => <Notes id={orderId} notes={notes} />}
      </Answered>
    </AdminSection>
  )
}
