import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Withdrawal } from '../admin-withdrawals.contract.ts'
import { AcceptanceForm } from './acceptance-form.tsx'
import { AttachForm } from './attach-form.tsx'
import { RefusalForm } from './refusal-form.tsx'
import { AwaitParcel } from './returns/await-parcel.tsx'

interface AnswerFormsProps {
  readonly withdrawal: Withdrawal
  readonly mayAnswer: boolean
}

/** The actions for a withdrawal that waits: first its order has to be found, then it is answered. None is printed. */
export const AnswerForms = ({ withdrawal, mayAnswer }: AnswerFormsProps) => {
  const { t } = useTranslation('withdrawals')
  const { _id, order, candidates, returnsVersion } = withdrawal
  return (
    <div className="mt-10 grid print:hidden gap-x-gutter gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        {order ? (
          mayAnswer && (
            <>
              {withdrawal.unanswered && !order.inHouse && withdrawal.goodsReceived !== true && (
                <AwaitParcel withdrawal={withdrawal} />
              )}
              <AcceptanceForm key={withdrawal.returnsVersion} withdrawal={withdrawal} order={order} />
            </>
          )
        ) : (
          <AttachForm id={_id} candidates={candidates} />
        )}
      </div>
      <div className="lg:col-span-5">
        {mayAnswer ? (
          <RefusalForm id={_id} returnsVersion={returnsVersion} />
        ) : (
          <p className="text-ink-soft text-small">{t('adminsOnly')}</p>
        )}
      </div>
    </div>
  )
}
