import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { trackingNumberLength } from '../../admin-orders.limits.ts'

export interface ParcelInForm {
  readonly carrier: string
  readonly trackingNumber: string
  readonly sure: boolean
}

interface ParcelDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly carriers: AdminOrder['carriers']
  /** The parcel on its way, when its number is changed; null for one that leaves. */
  readonly known: AdminOrder['parcel']
  readonly sending: boolean
  /** The question about a number that does not look like one of its carrier. */
  readonly doubt: string | undefined
  readonly onEdit: () => void
  readonly onSend: (parcel: ParcelInForm) => void
}

/** Asks for the carrier of a parcel, and its number, and once more for a number that is doubtful. */
export const ParcelDialog = ({ open, onClose, ...parcel }: ParcelDialogProps) => {
  const { t } = useTranslation('adminOrders')
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={t(parcel.known ? 'parcel.changeTitle' : 'parcel.title')}
      plain
      closeLabel={t('parcel.close')}
      written
    >
      <ParcelForm {...parcel} />
    </Dialog>
  )
}

/** It lives as long as the dialog is open: opened again, it begins with the parcel as it is then. */
const ParcelForm = (props: Omit<ParcelDialogProps, 'open' | 'onClose'>) => {
  const { carriers, known, sending, doubt, onEdit, onSend } = props
  const { t } = useTranslation('adminOrders')
  const form = useForm({
    names: ['carrier', 'trackingNumber'],
    start: known ?? undefined,
    check: ({ trackingNumber }) => ({
      trackingNumber: trackingNumber.trim() === '' ? t('parcel.missing') : undefined,
    }),
    submit: ({ carrier, trackingNumber }) => {
      if (!sending) onSend({ carrier, trackingNumber: trackingNumber.trim(), sure: doubt !== undefined })
    },
    changed: onEdit,
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      {known && <p className="text-ink-soft text-small">{t('parcel.changeText')}</p>}
      <SelectField
        {...form.field('carrier')}
        label={t('parcel.carrier')}
        options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...form.field('trackingNumber')}
        label={t('parcel.number')}
        required
        maxLength={trackingNumberLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p role="alert" className="border-garance border-s-2 ps-3 empty:hidden">
        {doubt}
      </p>
      <Button type="submit" loading={sending} className="self-end">
        {doubt ? t('parcel.sure') : t(known ? 'parcel.save' : 'parcel.send')}
      </Button>
    </form>
  )
}
