import { useState } from 'react'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { StaffClosure, UnavailableDatesContract } from '../../unavailable-dates.contract.ts'
import { daysOfClosure, termsOfClosure } from './closure-words.ts'
import { closuresQuery } from './closures.queries.ts'

/** The list of closures; each can be removed. */
export const ClosureList = () => {
  const { t } = useTranslation('staffCalendar')
  const lng = useLanguage()
  const api = useApi<UnavailableDatesContract>()
  const [asked, setAsked] = useState<StaffClosure>()
  const query = usePrivateQuery(closuresQuery(api))
  const { write, busy } = useWrite({
    send: (id: string) => api('DELETE /admin/unavailable-dates/{id}', { params: { id } }),
    succeeded: () => notify('general', { title: t('closed.reopened'), variant: 'success' }),
    failed: (failure) => showFailure(t('closed.notReopened'), failure),
  })
  const reopen = async () => {
    if (asked && (await write(asked._id))) setAsked(undefined)
  }
  return (
    <>
      <Answered
        query={query}
        failed={t('closed.failed')}
        retry={t('retry')}
        awaiting={<Skeleton className="h-24 w-full" />}
      >
        {(closures) => (
          <>
            {closures.length === 0 && <p className="text-ink-soft text-small">{t('closed.none')}</p>}
            <ul className={closures.length > 0 ? 'border-hairline border-t' : undefined}>
              {closures.map((closure) => {
                const days = daysOfClosure(closure, lng)
                return (
                  <li
                    key={closure._id}
                    className="flex items-start justify-between gap-x-4 border-hairline border-b py-2 text-small"
                  >
                    <div className="min-w-0">
                      <p className="font-semibold first-letter:uppercase">{days}</p>
                      <p className="text-ink-soft">{termsOfClosure(closure, { t, lng })}</p>
                      {closure.reason && <p>{closure.reason}</p>}
                    </div>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t('closed.reopenOf', { days })}
                      onClick={() => setAsked(closure)}
                    >
                      {t('closed.reopen')}
                    </Button>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </Answered>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('closed.question')}
        keep={t('closed.keep')}
        confirm={t('closed.reopen')}
        busy={busy}
        onConfirm={() => void reopen()}
      >
        <p>{asked && t('closed.consequence', { days: daysOfClosure(asked, lng) })}</p>
      </ConfirmDialog>
    </>
  )
}
