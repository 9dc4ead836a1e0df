import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { OpenedWithdrawal } from './opened-withdrawal.tsx'
import { WithdrawalBoard } from './withdrawal-board.tsx'
import { withdrawalsTexts } from './withdrawals-texts.ts'

interface WithdrawalsPageProps {
  readonly houseName: string
  /** Whether whoever reads is an admin. */
  readonly mayAnswer: boolean
}

/** The queue of withdrawals, or the one that the address opens. */
export const WithdrawalsPage = ({ houseName, mayAnswer }: WithdrawalsPageProps) => {
  useOwnTexts('withdrawals', withdrawalsTexts)
  const { t } = useTranslation('withdrawals')
  const opened = useSearchParams()[0].get('opened')
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={pathTo('adminWithdrawals')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame py-8 lg:py-10">
        <LocalLink
          to={pathTo('admin')}
          className="thread-link relative inline-flex min-h-11 items-center text-small"
        >
          {t('dashboard')}
        </LocalLink>
        <h1 className="font-semibold text-heading">{t('title')}</h1>
        <p className="mt-2 max-w-[46rem] text-ink-soft text-small">{t('lead')}</p>
        <p className="mt-4 hidden noscript:block">{t('withoutScript')}</p>
        <div className="mt-8 noscript:hidden">
          {opened ? <OpenedWithdrawal key={opened} id={opened} mayAnswer={mayAnswer} /> : <WithdrawalBoard />}
        </div>
      </div>
    </>
  )
}
