import { longDay } from '../../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { PaperButton } from '../../../../ui/buttons/paper-button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { TitledPart } from '../../../../ui/titled-part.tsx'
import type { Commission } from '../../commission.schema.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import type { OwnAccess } from './own-access.public.ts'

interface MoneyPartProps {
  readonly commission: Commission
  readonly access: OwnAccess
}

/** What was quoted, paid and is due, with the instalments. */
export const MoneyPart = ({ commission: { account, instalments } }: Pick<MoneyPartProps, 'commission'>) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  if (!account) return null
  const sums = (['quoted', 'paid', 'credited', 'due', 'overpaid'] as const).filter(
    (sum) => sum === 'quoted' || account[sum] > 0,
  )
  return (
    <TitledPart title={t('money.title')}>
      <dl className="flex flex-col gap-2">
        {sums.map((sum) => (
          <div key={sum} className="flex items-baseline justify-between gap-5">
            <dt>{t(`money.${sum}`)}</dt>
            <dd className="tabular-nums">{formatEuros(account[sum])}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 font-medium">{t('money.instalments')}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-small">
        {instalments.map(({ _id, beforeStage, amount, status, paidAt }) => (
          <li key={_id} className="flex items-baseline justify-between gap-5">
            <span>
              {beforeStage ? t('pay.forStage', { stage: t(`stages.${beforeStage}`) }) : t('pay.deposit')}
              <span className="block text-ink-soft">
                {t(`money.state.${status}`, { day: paidAt ? longDay(paidAt, lng) : '' })}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatEuros(amount)}</span>
          </li>
        ))}
      </ul>
    </TitledPart>
  )
}

/** The invoices and credit notes, and the quote that was accepted. */
export const PapersPart = ({ commission, access }: MoneyPartProps) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const api = useApi<CommissionsContract>()
  const { id, key } = access
  const accepted = commission.quotes.find(({ status }) => status === 'accepted')
  if (!accepted && commission.papers.length === 0) return null
  return (
    <TitledPart title={t('papers.title')}>
      <ul className="flex flex-col gap-2">
        {accepted && (
          <li>
            <PaperButton
              words={{ format: t('papers.format'), failed: t('papers.failed') }}
              name={t('quote.paper', { version: accepted.version })}
              remark={t('quote.accepted', {
                name: accepted.acceptedBy ?? '',
                day: accepted.acceptedAt ? longDay(accepted.acceptedAt, lng) : '',
              })}
              ask={() =>
                api('GET /commissions/{id}/quotes/{version}.pdf', {
                  params: { id, version: accepted.version },
                  query: { key },
                })
              }
            />
          </li>
        )}
        {commission.papers.map(({ _id: paperId, kind, number, issuedOn, amount }) => (
          <li key={paperId}>
            <PaperButton
              words={{ format: t('papers.format'), failed: t('papers.failed') }}
              name={t(`papers.${kind}`, { number })}
              remark={t('papers.issued', { day: longDay(issuedOn, lng), amount: formatEuros(amount) })}
              ask={() =>
                api('GET /commissions/{id}/papers/{paperId}.pdf', { params: { id, paperId }, query: { key } })
              }
            />
          </li>
        ))}
      </ul>
    </TitledPart>
  )
}
