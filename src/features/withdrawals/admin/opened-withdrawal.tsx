import { OpenedEntry } from '../../../ui/admin/opened-entry.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import { AnswerForms } from './answer-forms.tsx'
import { ReturnsPart } from './returns/returns-part.tsx'
import { WithdrawalStatusBadge } from './withdrawal-status-badge.tsx'
import { WithdrawalSummary } from './withdrawal-summary.tsx'
import { withdrawalQuery } from './withdrawals.queries.ts'
import { withdrawalsTexts } from './withdrawals.texts.ts'
import { WithdrawnOrderPart } from './withdrawn-order-part.tsx'

interface OpenedWithdrawalProps {
  readonly id: string
  /** Whether the member of the team may answer; undefined until that is known. */
  readonly mayAnswer: boolean | undefined
  readonly mayNote: boolean
}

/** One withdrawal: the declaration, its order, and the answer. */
export const OpenedWithdrawal = ({ id, mayAnswer, mayNote }: OpenedWithdrawalProps) => {
  useOwnTexts('withdrawals', withdrawalsTexts)
  const { t } = useTranslation('withdrawals')
  const api = useApi<AdminWithdrawalsContract>()
  const { data, error, refetch } = usePrivateQuery(withdrawalQuery(api, id))
  return (
    <OpenedEntry
      record={{ kind: 'withdrawal', id }}
      error={error}
      onRetry={() => void refetch()}
      words={{ back: t('opened.back'), missing: t('opened.missing'), retry: t('retry') }}
      shown={
        data &&
        mayAnswer !== undefined && {
          title: data.reference,
          badge: <WithdrawalStatusBadge status={data.status} />,
          body: (
            <>
              {data.reviewReason && data.answerable && (
                <p className="mt-4 border-garance border-s-2 bg-rose px-4 py-2 text-small">
                  {t(`review.${data.reviewReason}`)}
                </p>
              )}
              <WithdrawalSummary withdrawal={data} />
              {data.order && <WithdrawnOrderPart order={data.order} />}
              {data.order && !data.order.inHouse && (
                <ReturnsPart withdrawal={data} order={data.order} mayNote={mayNote} />
              )}
              {mayNote && data.answerable && (
                <AnswerForms key={data.status} withdrawal={data} mayAnswer={mayAnswer} />
              )}
            </>
          ),
        }
      }
    />
  )
}
