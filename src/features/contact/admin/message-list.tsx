import { parisMinute } from '../../../shared/calendar/paris-time.ts'
import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../ui/admin/list/list-page.tsx'
import { ActsOnSelected, type ManyAct } from '../../../ui/admin/list/selection/acts-on-selected.tsx'
import { useSelection } from '../../../ui/admin/list/selection/use-selection.ts'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { TakeBacksContract } from '../../take-backs/take-backs.contract.ts'
import { assignments, messageStatuses, searchMaxLength } from '../contact.limits.ts'
import type { InboxContract, InboxLine } from '../inbox.contract.ts'
import { messagesKey } from './inbox.queries.ts'
import { MessageStatusBadge } from './message-status-badge.tsx'

const messages = listOver<InboxContract>()({
  key: messagesKey,
  call: 'GET /admin/messages',
  read: ({ messages: rows, ...page }) => ({ rows, ...page }),
  choices: { status: messageStatuses, waiting: ['house'], assigned: assignments },
  ranges: { received: 'days' },
  searchMaxLength,
})

/** The messages to the house, one a line: by their status, their assignee and their words; its subject opens it. */
export const MessageList = () => {
  const { t } = useTranslation('inbox')
  const api = useApi<InboxContract & TakeBacksContract>()
  const list = useList(messages)
  const selection = useSelection(list)
  const closing: ManyAct<InboxLine> = {
    name: 'close',
    isPossible: ({ status }) => status !== 'closed',
    send: ({ _id: id, version }) =>
      api('PATCH /admin/messages/{id}', { params: { id }, body: { version, closed: true } }),
    undo: ({ _id: id }) =>
      api('POST /admin/take-backs', { body: { kind: 'message', id, action: 'message.closed' } }),
    words: {
      will: (count, all) => t('selected.will', { count, all }),
      press: (count) => t('selected.close', { count }),
      done: (count) => t('selected.done', { count }),
    },
  }
  return (
    <ListPage
      list={list}
      t={t}
      expected={8}
      empty={t(list.params.search ? 'emptyFound' : 'empty')}
      states={{ label: t('filter.label'), nameOf: (choice) => t(`filter.${choice ?? 'all'}`) }}
      toSee="waiting"
      search={searchIn(t)}
      selection={{ ...selection, nameOf: ({ subject }) => t('selected.select', { subject }) }}
      foot={
        <ActsOnSelected
          list={list}
          selection={selection}
          acts={[closing]}
          nameOf={({ subject }) => subject}
        />
      }
      filters={[
        {
          field: 'assigned',
          label: t('assigned.label'),
          all: t('assigned.all'),
          nameOf: (value) => t(`assigned.${value}`),
          atHand: true,
        },
        { kind: 'days', field: 'received', label: t('received.label'), said: t('received.said') },
      ]}
      columns={[
        {
          name: 'subject',
          label: t('columns.subject'),
          text: ({ subject }) => subject,
          className: 'ledger:w-[34%]',
          cell: ({ _id, subject }) => (
            <RowLink id={_id} className="line-clamp-1 wrap-anywhere">
              {subject}
            </RowLink>
          ),
        },
        {
          name: 'from',
          label: t('columns.from'),
          text: ({ fullName, email }) => `${fullName} <${email}>`,
          className: 'ledger:w-[22%]',
          inCard: true,
          plain: true,
          cell: ({ fullName, email }) => (
            <span title={email} className="line-clamp-1 wrap-anywhere">
              {fullName}
            </span>
          ),
        },
        {
          name: 'received',
          label: t('columns.received'),
          text: ({ receivedAt }) => parisMinute(Date.parse(receivedAt)),
          inCard: true,
          plain: true,
          cell: ({ receivedAt }) => <Moment at={receivedAt} />,
        },
        {
          name: 'assignee',
          label: t('columns.assignee'),
          text: ({ assignee }) => assignee?.name ?? t('nobody'),
          cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-soft">{t('nobody')}</span>,
        },
        {
          name: 'status',
          label: t('columns.status'),
          text: ({ status }) => t(`statuses.${status}`),
          className: 'ledger:text-end',
          inCard: true,
          plain: true,
          cell: ({ status }) => <MessageStatusBadge status={status} />,
        },
      ]}
    />
  )
}
