import { useTranslation } from 'react-i18next'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { InboxAnswer, InboxContract } from '../inbox.contract.ts'
import { useInboxWrite } from './use-inbox-write.ts'

/** Who looks after a message, and whether it is done with. */
export const MessageHandling = ({ message, team }: Pick<InboxAnswer, 'message' | 'team'>) => {
  const { t } = useTranslation('inbox')
  const api = useApi<InboxContract>()
  const { _id: id, version, assignee, status } = message
  const isClosed = status === 'closed'
  const assigning = useInboxWrite({
    send: (chosen: string | null) =>
      api('PATCH /admin/messages/{id}', { params: { id }, body: { version, assignee: chosen } }),
    done: () => t('opened.assigned'),
  })
  const closing = useInboxWrite({
    send: (closed: boolean) =>
      api('PATCH /admin/messages/{id}', { params: { id }, body: { version, closed } }),
    done: (closed) => t(closed ? 'opened.closed' : 'opened.reopened'),
  })
  const resting = isClosed ? t('opened.reopen') : t('opened.close')
  const working = isClosed ? t('opened.reopening') : t('opened.closing')
  return (
    <AdminSection id="handling" title={t('opened.handling')}>
      <SelectField
        label={t('opened.assignee')}
        value={assignee?._id ?? ''}
        disabled={assigning.busy}
        options={[
          { value: '', label: t('nobody') },
          ...team.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={({ target }) => void assigning.write(target.value || null)}
      />
      <Button
        variant="secondary"
        loading={closing.busy}
        onClick={() => void closing.write(!isClosed)}
        className="mt-4"
      >
        {closing.busy ? working : resting}
      </Button>
      {!isClosed && <p className="mt-2 text-caption text-ink-soft">{t('opened.closeHint')}</p>}
    </AdminSection>
  )
}
