import { type FormEvent, useState } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { InboxAnswer, InboxContract } from '../inbox.contract.ts'
import { MessageDeletion } from './message-deletion.tsx'
import { useInboxWrite } from './use-inbox-write.ts'

interface MessageHandlingProps extends Pick<InboxAnswer, 'message' | 'team'> {
  readonly mayDelete: boolean
}

/** Assigns a message to a member of the team, closes it or opens it again, and lets an admin delete it. */
export const MessageHandling = ({ message, team, mayDelete }: MessageHandlingProps) => {
  const { t } = useTranslation('inbox')
  const api = useApi<InboxContract>()
  const { _id: id, version, assignee, status } = message
  const isClosed = status === 'closed'
  /** Nothing, as long as it is to stay as it is. */
  const [chosen, setChosen] = useState<string>()
  const isFormer = assignee !== null && team.every(({ _id }) => _id !== assignee._id)
  const assigning = useInboxWrite({
    send: (chosen: string | null) =>
      api('PATCH /admin/messages/{id}', { params: { id }, body: { version, assignee: chosen } }),
    done: () => t('opened.assigned'),
    undo: (given) =>
      given === (assignee?._id ?? null)
        ? undefined
        : { id, action: given === null ? 'message.unassigned' : 'message.assigned' },
    settled: () => setChosen(undefined),
  })
  const closing = useInboxWrite({
    send: (closed: boolean) =>
      api('PATCH /admin/messages/{id}', { params: { id }, body: { version, closed } }),
    done: (closed) => t(closed ? 'opened.closed' : 'opened.reopened'),
    undo: (closed) => ({ id, action: closed ? 'message.closed' : 'message.reopened' }),
  })
  const assign = (event: FormEvent) => {
    event.preventDefault()
    void assigning.write((chosen ?? assignee?._id) || null)
  }
  const resting = isClosed ? t('opened.reopen') : t('opened.close')
  const working = isClosed ? t('opened.reopening') : t('opened.closing')
  return (
    <AdminSection id="handling" title={t('opened.handling')}>
      <form method="post" onSubmit={assign} className="flex flex-col items-start gap-3">
        <SelectField
          label={t('opened.assignee')}
          value={chosen ?? assignee?._id ?? ''}
          options={[
            { value: '', label: t('nobody') },
            ...(isFormer
              ? [{ value: assignee._id, label: t('opened.formerAssignee', { name: assignee.name }) }]
              : []),
            ...team.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ target }) => setChosen(target.value)}
          frameClassName="w-full"
        />
        <Button type="submit" variant="secondary" loading={assigning.busy}>
          {assigning.busy ? t('opened.assigning') : t('opened.assign')}
        </Button>
      </form>
      <Button
        variant="secondary"
        loading={closing.busy}
        onClick={() => void closing.write(!isClosed)}
        className="mt-8"
      >
        {closing.busy ? working : resting}
      </Button>
      {!isClosed && <p className="mt-2 text-caption text-ink-soft">{t('opened.closeHint')}</p>}
      {mayDelete && <MessageDeletion id={id} />}
    </AdminSection>
  )
}
