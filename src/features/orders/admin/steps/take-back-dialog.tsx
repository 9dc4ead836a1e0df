import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { takeBackReasonLength } from '../../admin-orders.limits.ts'

interface TakeBackDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly step: 'in_preparation' | 'shipped' | 'ready' | 'delivered'
  readonly sending: boolean
  readonly onTakeBack: (reason: string) => void
}

/** Asks why a step of an order is taken back, and says what follows. */
export const TakeBackDialog = ({ open, onClose, ...taking }: TakeBackDialogProps) => {
  const { t } = useTranslation('adminOrders')
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={t(`takeBack.title.${taking.step}`)}
      plain
      closeLabel={t('parcel.close')}
      written
    >
      <TakeBackForm {...taking} />
    </Dialog>
  )
}

const TakeBackForm = ({ step, sending, onTakeBack }: Omit<TakeBackDialogProps, 'open' | 'onClose'>) => {
  const { t } = useTranslation('adminOrders')
  const form = useForm({
    names: ['reason'],
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('takeBack.missing') : undefined }),
    submit: ({ reason }) => {
      if (!sending) onTakeBack(reason.trim())
    },
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <p>{t(`takeBack.text.${step}`)}</p>
      <TextField
        {...form.field('reason')}
        label={t('takeBack.reason')}
        required
        maxLength={takeBackReasonLength}
        autoComplete="off"
      />
      <Button type="submit" loading={sending} className="self-end">
        {t('takeBack.confirm')}
      </Button>
    </form>
  )
}
