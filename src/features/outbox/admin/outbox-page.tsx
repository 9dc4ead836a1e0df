import { parisMinute } from '../../../shared/calendar/paris-time.ts'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../ui/admin/list/list-page.tsx'
import { ActsOnSelected, type ManyAct } from '../../../ui/admin/list/selection/acts-on-selected.tsx'
import { useSelection } from '../../../ui/admin/list/selection/use-selection.ts'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useSession } from '../../../ui/api/api-provider.tsx'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { MailLine, OutboxContract } from '../outbox.contract.ts'
import { allMailSubjects, mailSearchLength, mailStatuses, outboxPageSize } from '../outbox.limits.ts'
import { canBeQueuedAgain } from '../outbox.rules.ts'
import { MailStatusBadge } from './mail-status-badge.tsx'
import { sendMailAgain } from './mails.act.ts'
import { OpenedMail } from './opened-mail.tsx'
import { outboxKey, whileWaitingMs } from './outbox.queries.ts'
import { outboxTexts } from './outbox.texts.ts'

const mails = listOver<OutboxContract>()({
  key: outboxKey,
  call: 'GET /admin/outbox',
  read: ({ mails: rows, ...page }) => ({ rows, ...page }),
  choices: { status: mailStatuses, about: allMailSubjects },
  ranges: { written: 'days' },
  rowIds: 'counted',
  searchMaxLength: mailSearchLength,
  againAfterMs: ({ counts }) => (counts?.queued ? whileWaitingMs : false),
})

/** All mails, one a line, by their status and their words; the subject opens one. */
export const OutboxPage = ({ houseName }: { houseName: string }) => {
  useOwnTexts('outbox', outboxTexts)
  const { t } = useTranslation('outbox')
  const isSignedIn = useSignedIn() === true
  const list = useList(mails)
  const { data } = list.query
  const selection = useSelection(list)
  const { transport, lng } = useSession()
  const sending: ManyAct<MailLine> = {
    name: sendMailAgain.name,
    isPossible: ({ status }) => canBeQueuedAgain(status),
    send: ({ _id }, attemptKey) => sendMailAgain.send(transport, lng, _id, attemptKey),
    words: {
      will: (count, all) => t('selected.will', { count, all }),
      press: (count) => t('selected.send', { count }),
      done: (count) => t('selected.done', { count }),
    },
  }
  return (
    <DeskPage path={pathTo('adminMail')} houseName={houseName} t={t}>
      <div className="mt-2 noscript:hidden">
        <ListPage
          list={list}
          t={t}
          expected={outboxPageSize}
          empty={t(
            list.params.search || list.params.about || list.params.given.written
              ? 'emptyOfSearch'
              : list.params.status
                ? 'emptyOfStatus'
                : 'empty',
          )}
          search={searchIn(t)}
          filters={[
            {
              field: 'about',
              label: t('about.label'),
              all: t('about.all'),
              nameOf: (value) => t(`about.${value}`),
              atHand: true,
            },
            { kind: 'days', field: 'written', label: t('columns.written'), said: t('writtenOn') },
          ]}
          selection={{ ...selection, nameOf: ({ subject }) => t('selected.select', { subject }) }}
          foot={
            <ActsOnSelected
              list={list}
              selection={selection}
              acts={[sending]}
              nameOf={({ subject, recipient }) => `${subject}, ${recipient}`}
            />
          }
          states={{ label: t('filter.label'), nameOf: (choice) => t(`filter.${choice ?? 'all'}`) }}
          columns={[
            {
              name: 'subject',
              label: t('columns.subject'),
              text: ({ subject }) => subject,
              className: 'ledger:w-1/3 ledger-wide:w-2/5',
              cell: ({ _id, subject, language }) => (
                <RowLink id={_id} field="mail" lang={language} className="line-clamp-1 wrap-anywhere">
                  {subject}
                </RowLink>
              ),
            },
            {
              name: 'recipient',
              label: t('columns.recipient'),
              text: ({ recipient }) => recipient,
              className: 'wrap-anywhere',
              plain: true,
              inCard: true,
              cell: ({ recipient }) => (
                <span title={recipient} className="block truncate">
                  {recipient}
                </span>
              ),
            },
            {
              name: 'status',
              label: t('columns.status'),
              text: ({ status }) => t(`statuses.${status}`),
              plain: true,
              inCard: true,
              cell: (mail) => <MailStatusBadge status={mail.status} />,
            },
            {
              name: 'written',
              label: t('columns.written'),
              text: ({ writtenAt }) => parisMinute(Date.parse(writtenAt)),
              className: 'ledger:text-end',
              plain: true,
              inCard: true,
              cell: ({ writtenAt }) => <Moment at={writtenAt} />,
            },
          ]}
        />
        {/* It stands below, because it is known only with the counts: above, it would move the list. */}
        {data?.counts?.kept ? (
          <p className="mt-3 max-w-[46rem] text-ink-soft text-small">{t('keptLead')}</p>
        ) : null}
        {isSignedIn && <OpenedMail />}
      </div>
    </DeskPage>
  )
}
