import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { MailReportsContract } from '../mail-reports.contract.ts'

/** Where the mail server reports mailboxes that are gone, and the key that it shows; asked for, because it is a secret. */
export const MailReports = () => {
  const { t } = useTranslation('subscribers')
  const api = useApi<MailReportsContract>()
  const { write, busy, answer } = useWrite({
    send: () => api('GET /admin/mail-reports', {}),
    failed: (error) => showFailure(t('reports.failed'), error),
    refresh: null,
  })
  return (
    <AdminSection id="reports" title={t('reports.title')} lead={t('reports.lead')}>
      {answer ? (
        <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-soft">{t('reports.address')}</dt>
          <dd className="wrap-anywhere">{answer.address}</dd>
          <dt className="text-ink-soft">{answer.header}</dt>
          <dd className="wrap-anywhere">{answer.key}</dd>
        </dl>
      ) : (
        <Button variant="secondary" size="small" loading={busy} onClick={() => void write()}>
          {t('reports.show')}
        </Button>
      )}
    </AdminSection>
  )
}
