import { Moment } from '../../../ui/admin/moment.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { PayoutsContract, Reading } from '../payouts.contract.ts'

interface ReadingLineProps {
  readonly reading: Reading | undefined
  /** Only an admin has the provider read out of its turn. */
  readonly mayFetch: boolean
}

/** Up to when the account at the provider has been read, and the button that reads it now. */
export const ReadingLine = ({ reading, mayFetch }: ReadingLineProps) => {
  const { t } = useTranslation('payoutsDesk')
  const api = useApi<PayoutsContract>()
  const { write, busy, failure } = useWrite({
    send: () => api('POST /admin/payouts/fetch', {}),
    succeeded: ({ transactions, isWhole }) => {
      const title = transactions === 0 ? t('reading.nothing') : t('reading.fetched', { count: transactions })
      notify('general', { title, variant: 'success', ...(!isWhole && { text: t('reading.more') }) })
    },
  })
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft text-small">
      <p className="min-h-6">
        {reading?.wholeUntil && (
          <>
            {t('reading.until')} <Moment at={reading.wholeUntil} />
          </>
        )}
        {reading && !reading.wholeUntil && t(reading.isReading ? 'reading.underWay' : 'reading.never')}
      </p>
      {mayFetch && (
        <Button variant="quiet" size="small" loading={busy} onClick={() => void write()}>
          {busy ? t('reading.fetching') : t('reading.fetch')}
        </Button>
      )}
      {failure instanceof Error && <Refusal className="basis-full">{failure.message}</Refusal>}
    </div>
  )
}
