import { useState } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { OpenedEntry } from '../../../ui/admin/opened-entry.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { ConsentProof, SubscribersContract } from '../subscribers.contract.ts'
import { SubscriberStatusBadge } from './subscriber-status-badge.tsx'
import { subscriberQuery } from './subscribers.queries.ts'

/** One address: the proof of its consent, and the way to unsubscribe it when its owner has asked the house. */
export const OpenedSubscriber = ({ id }: { id: string }) => {
  const { t } = useTranslation('subscribers')
  const { data, error, refetch } = usePrivateQuery(subscriberQuery(useApi<SubscribersContract>(), id))
  return (
    <OpenedEntry
      record={{ kind: 'subscriber', id }}
      error={error}
      onRetry={() => void refetch()}
      words={{ back: t('opened.back'), missing: t('opened.missing'), retry: t('retry') }}
      shown={
        data && {
          title: data.subscriber.email,
          badge: <SubscriberStatusBadge status={data.subscriber.status} />,
          body: (
            <div className="mt-8">
              <Proof proof={data.proof} />
              {data.subscriber.status !== 'left' && <Removal id={id} />}
            </div>
          ),
        }
      }
    />
  )
}

const Proof = ({ proof }: { proof: readonly ConsentProof[] }) => {
  const { t } = useTranslation('subscribers')
  return (
    <AdminSection id="proof" title={t('opened.proof')}>
      <ol className="flex flex-col gap-3 text-small">
        {proof.map(({ at, action, reason, source, version, from }) => (
          <li key={`${at} ${action}`}>
            <Moment at={at} />
            <span className="block">{t(`opened.actions.${reason ?? action}`)}</span>
            <span className="block text-ink-soft wrap-anywhere">
              {[
                source && t(`sources.${source}`),
                version && t('opened.version', { version }),
                from && t('opened.from', { from }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </AdminSection>
  )
}

const Removal = ({ id }: { id: string }) => {
  const { t } = useTranslation('subscribers')
  const api = useApi<SubscribersContract>()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useWrite({
    send: () => api('PUT /admin/newsletter/{id}/removal', { params: { id } }),
    succeeded: () => {
      setAsked(false)
      notify('general', { title: t('opened.removed'), variant: 'success' })
    },
    failed: () => notify('general', { title: t('opened.removeFailed'), variant: 'destructive' }),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)} className="mt-8">
        {t('opened.remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('opened.removeTitle')}
        keep={t('opened.keep')}
        confirm={busy ? t('opened.removing') : t('opened.remove')}
        busy={busy}
        onConfirm={() => void write()}
      >
        <p>{t('opened.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
