import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { CountedChoices } from '../../../ui/admin/counted-choices.tsx'
import { LedgerPage } from '../../../ui/admin/ledger-page.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import type { OutboxContract } from '../outbox.contract.ts'
import { mailStatuses } from '../outbox.limits.ts'
import { MailTable } from './mail-table.tsx'
import { OpenedMail } from './opened-mail.tsx'
import { mailsQuery } from './outbox.queries.ts'
import { outboxTexts } from './outbox.texts.ts'

const section = 'courrier'

/** The list of all mails, which can be filtered by status and opened. */
export const Outbox = () => {
  useOwnTexts('outbox', outboxTexts)
  const { t } = useTranslation('outbox')
  const signedIn = useSignedIn() === true
  const addressWith = useChangedAddress()
  const [params] = useSearchParams()
  const status = mailStatuses.find((known) => known === params.get('mails'))
  const page = pageIn(params, 'mailPage')
  const api = useApi<OutboxContract>()
  const query = useQuery({ ...mailsQuery(api, { status, page }), enabled: signedIn })
  const { data, isPlaceholderData } = query
  return (
    <AdminSection id={section} title={t('title')} lead={t('lead')}>
      <LedgerPage
        query={query}
        shown={data?.mails.length}
        empty={t(status ? 'emptyOfStatus' : 'empty')}
        page={page}
        hrefOf={(wanted) => `${addressWith({ mailPage: wanted })}#${section}`}
        t={t}
      >
        <CountedChoices
          label={t('filter.label')}
          choices={mailStatuses}
          chosen={status}
          counts={data?.counts}
          nameOf={(choice) => t(`filter.${choice ?? 'all'}`)}
          hrefOf={(choice) => addressWith({ mails: choice, mailPage: undefined })}
        />
        <MailTable mails={data?.mails} busy={isPlaceholderData} />
      </LedgerPage>
      {/* It stands below, because it is known only with the counts: above, it would move the list. */}
      {data && data.counts.kept > 0 && (
        <p className="mt-3 max-w-[46rem] text-ink-soft text-small">{t('keptLead')}</p>
      )}
      {signedIn && <OpenedMail />}
    </AdminSection>
  )
}
