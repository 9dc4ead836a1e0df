import { useState } from 'react'
import type { Answer } from '../../../../shared/api/contract.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { ClosingsContract } from '../../closings/closings.contract.ts'
import { usePeriodName } from '../use-period-name.ts'
import { closingsKey } from './closings.queries.ts'

type Due = Answer<ClosingsContract['GET /admin/accounts/closings']>['due']

interface ClosePartProps {
  /** What can be closed now; one at least. */
  readonly due: Due
}

/** Closes by hand what is over, once it was said that it is for good. */
export const ClosePart = ({ due }: ClosePartProps) => {
  const { t } = useTranslation('closingsDesk')
  const nameOf = usePeriodName()
  const api = useApi<ClosingsContract>()
  const [period, choose] = useState('')
  const [isAsked, setAsked] = useState(false)
  const chosen = due.find((each) => each.period === period) ?? due[0]
  const { write, busy } = useWrite({
    send: (body: Due[number]) => api('POST /admin/accounts/closings', { body }),
    succeeded: ({ count }) => notify('general', { title: t('close.done', { count }), variant: 'success' }),
    failed: (error) => showFailure(t('close.failed'), error),
    refresh: { queryKey: closingsKey },
  })
  if (!chosen) return null
  return (
    <AdminSection id="close" title={t('close.title')} lead={t('close.lead')}>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t('close.period')}
          value={chosen.period}
          options={due.map((each) => ({ value: each.period, label: nameOf(each.period) }))}
          onChange={({ target }) => choose(target.value)}
          frameClassName="w-56"
        />
        <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
          {t('close.ask')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('close.question', { period: nameOf(chosen.period) })}
        keep={t('close.keep')}
        confirm={t('close.confirm')}
        busy={busy}
        onConfirm={() => void write(chosen).then(() => setAsked(false))}
      >
        <p>{t('close.forGood')}</p>
      </ConfirmDialog>
    </AdminSection>
  )
}
