import type { ReactNode } from 'react'
import { formatEuros } from '../../../../shared/money.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { disputeReason, fraudReason } from '../../../payments/alerts/alert-words.ts'
import { evidenceFor } from '../../../payments/alerts/evidence.rules.ts'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { AlertDecision } from './alert-decision.tsx'

type Payment = NonNullable<AdminOrder['payment']>
type Dispute = Payment['disputes'][number]
type Report = Payment['reports'][number]

interface AlertSectionProps {
  readonly order: AdminOrder
  /** Only an admin decides (§6). */
  readonly mayDecide: boolean
}

/** Everything that is said against the payment of an order, the decision that it asks for, and how to answer a bank. */
export const AlertSection = ({ order, mayDecide }: AlertSectionProps) => {
  const { t } = useTranslation('adminOrders')
  const { disputes = [], reports = [] } = order.payment ?? {}
  if (disputes.length + reports.length === 0) return null
  return (
    <AdminSection id="contestation" title={t('alert.title')}>
      <div className="flex flex-col gap-8 border-garance border-s-2 ps-5">
        <AlertDecision order={order} mayDecide={mayDecide} />
        {disputes.map((dispute) => (
          <DisputeFacts key={dispute._id} dispute={dispute} />
        ))}
        {reports.map((report) => (
          <ReportFacts key={report._id} report={report} />
        ))}
      </div>
    </AdminSection>
  )
}

interface FactsProps {
  readonly title: string
  readonly facts: readonly (readonly [string, ReactNode])[]
  readonly children?: ReactNode
}

const Facts = ({ title, facts, children }: FactsProps) => (
  <div className="max-w-measure">
    <h3 className="font-medium">{title}</h3>
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
      {facts.map(([word, fact]) => (
        <div key={word} className="contents">
          <dt className="text-ink-soft">{word}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
    {children}
  </div>
)

const ReportFacts = ({ report: { reason, reportedAt, lifted, decided } }: { report: Report }) => {
  const { t } = useTranslation('adminOrders')
  const lng = useLanguage()
  return (
    <Facts
      title={t('alert.fraud')}
      facts={[
        [t('alert.reason'), fraudReason(reason, lng)],
        [t('alert.since'), <Moment key="since" at={reportedAt} />],
      ]}
    >
      {lifted && <p className="mt-2 text-small">{t('alert.lifted')}</p>}
      {decided && <p className="mt-2 text-small">{t('alert.decided')}</p>}
    </Facts>
  )
}

const DisputeFacts = ({ dispute }: { dispute: Dispute }) => {
  const { t } = useTranslation('adminOrders')
  const lng = useLanguage()
  const { reason, amount, openedAt, answerDueAt, standing, decided, holdsMoney } = dispute
  const isOpen = standing === 'to_answer' || standing === 'under_review'
  const due = standing === 'to_answer' ? answerDueAt : null
  return (
    <Facts
      title={t('alert.dispute')}
      facts={[
        [
          t('alert.state'),
          <span key="state" className={standing === 'won' ? undefined : 'text-garance'}>
            {t(`alert.standings.${standing}`)}
          </span>,
        ],
        ...(due ? [[t('alert.due'), <Moment key="due" at={due} />] as const] : []),
        [t('alert.amount'), formatEuros(amount)],
        [t('alert.reason'), disputeReason(reason, lng)],
        [t('alert.opened'), <Moment key="opened" at={openedAt} />],
      ]}
    >
      {decided && <p className="mt-2 text-small">{t('alert.decided')}</p>}
      {isOpen && holdsMoney && <p className="mt-2 text-small">{t('alert.holdsMoney')}</p>}
      {standing === 'to_answer' && <EvidenceList dispute={dispute} />}
    </Facts>
  )
}

const EvidenceList = ({ dispute: { reason, url } }: { dispute: Dispute }) => {
  const { t } = useTranslation('adminOrders')
  return (
    <>
      <h4 className="mt-4 font-medium text-small">{t('alert.send')}</h4>
      <ul className="mt-1 list-disc ps-5 text-small">
        {evidenceFor(reason).map((evidence) => (
          <li key={evidence}>{t(`alert.evidence.${evidence}`)}</li>
        ))}
      </ul>
      {url ? (
        <TextLink variant="standalone" to={url} className="mt-2 min-h-11 text-small">
          {t('alert.where')}
        </TextLink>
      ) : (
        <p className="mt-2 text-ink-soft text-small">{t('alert.whereDemo')}</p>
      )}
    </>
  )
}
