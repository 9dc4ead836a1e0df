import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { AdminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import { AnswerForms } from './answer-forms.tsx'
import { WithdrawalStatusBadge } from './withdrawal-status-badge.tsx'
import { WithdrawalSummary } from './withdrawal-summary.tsx'
import { withdrawalQuery } from './withdrawals.queries.ts'
import { WithdrawnOrderPart } from './withdrawn-order-part.tsx'

interface OpenedWithdrawalProps {
  readonly id: string
  /** Whether whoever reads may answer. */
  readonly mayAnswer: boolean
}

/** One withdrawal: what was declared, of which order, and the answer. */
export const OpenedWithdrawal = ({ id, mayAnswer }: OpenedWithdrawalProps) => {
  const { t } = useTranslation('withdrawals')
  const addressWith = useChangedAddress()
  const api = useApi<AdminWithdrawalsContract>()
  const signedIn = useSignedIn() === true
  const { data, error, refetch } = useQuery({ ...withdrawalQuery(api, id), enabled: signedIn })
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <article>
      <Link
        to={addressWith({ opened: undefined })}
        className="thread-link relative inline-flex min-h-11 items-center text-small"
      >
        ← {t('opened.back')}
      </Link>
      {data ? (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 ref={heading} tabIndex={-1} className="font-semibold text-subheading tabular-nums">
              {data.reference}
            </h2>
            <WithdrawalStatusBadge status={data.status} />
          </div>
          {data.reviewReason && data.answerable && (
            <p className="mt-4 border-garance border-s-2 bg-rose px-4 py-2 text-small">
              {t(`review.${data.reviewReason}`)}
            </p>
          )}
          <WithdrawalSummary withdrawal={data} />
          {data.order && <WithdrawnOrderPart order={data.order} />}
          {data.answerable && <AnswerForms key={data.status} withdrawal={data} mayAnswer={mayAnswer} />}
        </>
      ) : error ? (
        <Unanswered
          error={error}
          text={t('opened.missing')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      ) : (
        <Skeleton className="mt-4 h-[40svh] w-full" />
      )}
    </article>
  )
}
