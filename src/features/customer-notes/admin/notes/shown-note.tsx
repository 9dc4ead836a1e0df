import { type FormEvent, useState } from 'react'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CustomerNote } from '../../customer-notes.contract.ts'
import { noteMaxLength } from '../../customer-notes.limits.ts'
import { useNotesWrite } from '../customer-notes.queries.ts'

/** So much of a note names it to somebody who hears the page. */
const namedBy = 60

interface ShownNoteProps {
  readonly personId: string
  readonly note: CustomerNote
  readonly onRemove: () => void
}

interface ChangedNoteProps extends Omit<ShownNoteProps, 'onRemove'> {
  readonly onDone: () => void
}

/** The version that was read when the change began goes with it: what a colleague changed meanwhile is not overwritten. */
const ChangedNote = ({ personId, note, onDone }: ChangedNoteProps) => {
  const { t } = useTranslation('customerNotesDesk')
  const [{ _id: noteId, version, text: before }] = useState(note)
  const [text, setText] = useState(before)
  const { write, busy } = useNotesWrite({
    send: (api, body: { text: string; version: number }) =>
      api('PUT /admin/customers/{id}/notes/{noteId}', { params: { id: personId, noteId }, body }),
    failed: t('notSaved'),
  })
  const isBlank = text.trim() === ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank && (await write({ text, version }))) onDone()
  }
  return (
    <form method="post" onSubmit={(event) => void save(event)}>
      <TextareaField
        label={t('notes.changedText')}
        hint={t('notes.hint')}
        value={text}
        maxLength={noteMaxLength}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mt-2 flex gap-3">
        <Button type="submit" variant="secondary" size="small" loading={busy} aria-disabled={isBlank}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** A note with who wrote it and when; whoever may change it does so in its place. */
export const ShownNote = ({ personId, note, onRemove }: ShownNoteProps) => {
  const { t } = useTranslation('customerNotesDesk')
  const [isChanging, setChanging] = useState(false)
  const { text, author, at, changedAt, changeable } = note
  const name = text.slice(0, namedBy)
  return (
    <li className="border-hairline border-t py-3">
      {isChanging ? (
        <ChangedNote personId={personId} note={note} onDone={() => setChanging(false)} />
      ) : (
        <>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-ink-soft text-small">
            {author ?? t('byNobody')}
            <Moment at={at} />
            {changedAt !== null && t('notes.changed')}
            {changeable && (
              <>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('notes.changeOf', { text: name })}
                  onClick={() => setChanging(true)}
                >
                  {t('change')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('notes.removeOf', { text: name })}
                  onClick={onRemove}
                >
                  {t('remove')}
                </Button>
              </>
            )}
          </p>
        </>
      )}
    </li>
  )
}
