import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
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

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Asks for the carrier of a parcel, and its number, and once more for a number that is doubtful. */
export const ParcelDialog = (props: ParcelDialogProps) => {
  const { open, onClose, carriers, known, sending, doubt, onEdit, onSend } = props
  const { t } = useTranslation('adminOrders')
  const [isMissing, setMissing] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const parcel = { carrier: textIn(form, 'carrier'), trackingNumber: textIn(form, 'trackingNumber') }
    setMissing(parcel.trackingNumber === '')
    if (parcel.trackingNumber === '')
      event.currentTarget.querySelector<HTMLInputElement>('[name=trackingNumber]')?.focus()
    else if (!sending) onSend({ ...parcel, sure: doubt !== undefined })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={
        <span className="block font-semibold font-text text-subheading">
          {t(known ? 'parcel.changeTitle' : 'parcel.title')}
        </span>
      }
      closeLabel={t('parcel.close')}
      written
    >
      <form method="post" noValidate onSubmit={send} onChange={onEdit} className="flex flex-col gap-5">
        {known && <p className="text-ink-soft text-small">{t('parcel.changeText')}</p>}
        <SelectField
          name="carrier"
          label={t('parcel.carrier')}
          defaultValue={known?.carrier}
          options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          name="trackingNumber"
          label={t('parcel.number')}
          required
          maxLength={trackingNumberLength}
          defaultValue={known?.trackingNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? t('parcel.missing') : undefined}
        />
        <p role="alert" className="border-garance border-s-2 ps-3 empty:hidden">
          {doubt}
        </p>
        <Button type="submit" loading={sending} className="self-end">
          {doubt ? t('parcel.sure') : t(known ? 'parcel.save' : 'parcel.send')}
        </Button>
      </form>
    </Dialog>
  )
}
