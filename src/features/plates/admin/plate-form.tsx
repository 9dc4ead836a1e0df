import { useState } from 'react'
import { FocalPointField } from '../../../ui/admin/focal-point/focal-point-field.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { plateAltMaxLength } from '../plate-places.ts'
import type { EditedPlate, PlatesAdminContract } from '../plates-admin.contract.ts'
import { readingsOfPlates } from './pages.queries.ts'

interface PlateFormProps {
  readonly plate: EditedPlate
  readonly onClose: () => void
}

/** What a picture shows, in both languages, and what stays in sight of it. */
export const PlateForm = ({ plate, onClose }: PlateFormProps) => {
  const { t } = useTranslation('adminPages')
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={t(`slots.${plate.slot}`)}
      plain
      closeLabel={t('form.close')}
      width="wide"
      written
    >
      <Fields plate={plate} onDone={onClose} />
    </Dialog>
  )
}

const Fields = ({ plate, onDone }: { readonly plate: EditedPlate; readonly onDone: () => void }) => {
  const { t } = useTranslation('adminPages')
  const api = useApi<PlatesAdminContract>()
  const [focalPoint, setFocalPoint] = useState(plate.focalPoint)
  const { slot, version } = plate
  const { write, busy, failure } = useWrite({
    send: (typed: { readonly alt: string; readonly altEn: string }) =>
      api('PATCH /plates/{slot}', { params: { slot }, body: { ...typed, focalPoint, version } }),
    succeeded: () => {
      notify('general', { title: t('form.saved'), variant: 'success' })
      onDone()
    },
    refresh: readingsOfPlates,
  })
  const form = useForm({
    names: ['alt', 'altEn'],
    start: { alt: plate.alt, altEn: plate.altEn ?? '' },
    check: ({ alt }) => ({ alt: alt.trim() === '' ? t('form.missing') : undefined }),
    failure,
    failures: { failed: t('form.failed') },
    submit: (typed) => void write(typed),
  })
  const text = { maxLength: plateAltMaxLength, rows: 2, className: 'min-h-20' }
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextareaField
          {...form.field('alt')}
          {...text}
          label={t('form.fr')}
          hint={t('form.hint')}
          lang="fr"
          required
        />
        <TextareaField {...form.field('altEn')} {...text} label={t('form.en')} lang="en" />
      </div>
      <FocalPointField
        image={plate.image}
        focalPoint={focalPoint}
        onChange={setFocalPoint}
        crops={[{ label: t('form.crop'), shape: 'aspect-portrait' }]}
      />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <Button type="submit" loading={busy} className="self-end">
        {t('form.save')}
      </Button>
    </form>
  )
}
