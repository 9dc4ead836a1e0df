import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { takeBackReasonLength } from '../../admin-orders.limits.ts'

interface TakeBackDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly step: 'shipped' | 'ready' | 'delivered'
  readonly sending: boolean
  readonly onTakeBack: (reason: string) => void
}

/** Asks why a step of an order is taken back, and says what follows. */
export const TakeBackDialog = ({ open, onClose, step, sending, onTakeBack }: TakeBackDialogProps) => {
  const { t } = useTranslation('adminOrders')
  const [isMissing, setMissing] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=reason]')
    const reason = field?.value.trim() ?? ''
    setMissing(reason === '')
    if (reason === '') field?.focus()
    else if (!sending) onTakeBack(reason)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={
        <span className="block font-semibold font-text text-subheading">{t(`takeBack.title.${step}`)}</span>
      }
      closeLabel={t('parcel.close')}
      written
    >
      <form method="post" noValidate onSubmit={send} className="flex flex-col gap-5">
        <p>{t(`takeBack.text.${step}`)}</p>
        <TextField
          name="reason"
          label={t('takeBack.reason')}
          required
          maxLength={takeBackReasonLength}
          autoComplete="off"
          error={isMissing ? t('takeBack.missing') : undefined}
        />
        <Button type="submit" loading={sending} className="self-end">
          {t('takeBack.confirm')}
        </Button>
      </form>
    </Dialog>
  )
}
