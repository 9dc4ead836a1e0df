import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'

interface ParcelDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly carriers: AdminOrder['carriers']
  readonly sending: boolean
  readonly onSend: (parcel: { readonly carrier: string; readonly trackingNumber: string }) => void
}

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Asks for the carrier of a parcel, and its number. */
export const ParcelDialog = ({ open, onClose, carriers, sending, onSend }: ParcelDialogProps) => {
  const { t } = useTranslation('adminOrders')
  const [isMissing, setMissing] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const parcel = { carrier: textIn(form, 'carrier'), trackingNumber: textIn(form, 'trackingNumber') }
    setMissing(parcel.trackingNumber === '')
    if (parcel.trackingNumber === '')
      event.currentTarget.querySelector<HTMLInputElement>('[name=trackingNumber]')?.focus()
    else if (!sending) onSend(parcel)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={<span className="block font-semibold font-text text-subheading">{t('parcel.title')}</span>}
      closeLabel={t('parcel.close')}
    >
      <form method="post" noValidate onSubmit={send} className="flex flex-col gap-5">
        <SelectField
          name="carrier"
          label={t('parcel.carrier')}
          options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          name="trackingNumber"
          label={t('parcel.number')}
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? t('parcel.missing') : undefined}
        />
        <Button type="submit" loading={sending} className="self-end">
          {t('parcel.send')}
        </Button>
      </form>
    </Dialog>
  )
}
