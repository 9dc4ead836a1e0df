import { useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { OpenedWithdrawal } from './opened-withdrawal.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import { withdrawalsTexts } from './withdrawals.texts.ts'

interface WithdrawalsPageProps {
  readonly houseName: string
  /** Whether the member of the team is an admin; undefined until that is known. */
  readonly mayAnswer: boolean | undefined
  /** Whether the member may note what came back; accounting only reads. */
  readonly mayNote: boolean
}

/** The list of withdrawals, or the one that the URL names. */
export const WithdrawalsPage = ({ houseName, mayAnswer, mayNote }: WithdrawalsPageProps) => {
  useOwnTexts('withdrawals', withdrawalsTexts)
  const { t } = useTranslation('withdrawals')
  const opened = useSearchParams()[0].get('opened')
  return (
    <DeskPage path={pathTo('adminWithdrawals')} houseName={houseName} t={t}>
      <div className="mt-8 noscript:hidden">
        {opened ? (
          <OpenedWithdrawal key={opened} id={opened} mayAnswer={mayAnswer} mayNote={mayNote} />
        ) : (
          <WithdrawalList />
        )}
      </div>
    </DeskPage>
  )
}
