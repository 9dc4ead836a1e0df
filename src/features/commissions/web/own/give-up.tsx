import { useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../../ui/forms/form/refusal-of-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import { wordsLength } from '../../commissions.limits.ts'
import type { OwnAccess } from './own-access.public.ts'

/** Withdraws a wish or refuses its quote, once the customer has confirmed it. */
export const GiveUp = ({ access }: { access: OwnAccess }) => {
  const { t } = useTranslation('ownCommission')
  const api = useApi<CommissionsContract>()
  const { id, key } = access
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const { write, busy, failure } = useWrite({
    send: (_press: null, idempotencyKey) =>
      api('POST /commissions/{id}/give-up', {
        params: { id },
        query: { key },
        body: { words },
        idempotencyKey,
      }),
    succeeded: () => {
      setOpen(false)
      notify('general', { title: t('giveUp.done'), variant: 'success' })
    },
  })
  const change = (next: boolean) => {
    if (!busy) setOpen(next)
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('giveUp.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        title={t('giveUp.title')}
        description={t('giveUp.text')}
        closeLabel={t('giveUp.close')}
      >
        <TextareaField
          name="words"
          label={t('giveUp.words')}
          rows={3}
          maxLength={wordsLength}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {failure !== null && <Refusal>{sentenceOfFailure(failure, { failed: t('giveUp.failed') })}</Refusal>}
        <div className="mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
          <Button variant="quiet" onClick={() => change(false)}>
            {t('giveUp.keep')}
          </Button>
          <Button loading={busy} onClick={() => void write(null)}>
            {t('giveUp.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
