import { useState } from 'react'
import { FocalPointField } from '../../../ui/admin/focal-point/focal-point-field.tsx'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { plateAltMaxLength } from '../plate-places.ts'
import type { EditedPicture } from '../plates-admin.contract.ts'
import type { PlateCalls } from './plate-calls.public.ts'
import { useUndoneChange } from './use-undone-change.ts'

interface FieldsProps {
  readonly picture: EditedPicture
  readonly calls: PlateCalls
  readonly onDone: () => void
}

interface PlateFormProps extends Omit<FieldsProps, 'onDone'> {
  /** What its place is called. */
  readonly name: string
  readonly onClose: () => void
}

/** What a picture shows, in both languages, and what stays in sight of it. */
export const PlateForm = ({ name, picture, calls, onClose }: PlateFormProps) => {
  const { t } = useTranslation('adminPlate')
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={name}
      plain
      closeLabel={t('form.close')}
      width="wide"
      written
    >
      <Fields picture={picture} calls={calls} onDone={onClose} />
    </Dialog>
  )
}

const Fields = ({ picture, calls, onDone }: FieldsProps) => {
  const { t } = useTranslation('adminPlate')
  const undo = useUndoneChange(calls)
  const [focalPoint, setFocalPoint] = useState(picture.focalPoint)
  const { write, busy, failure } = useWrite({
    send: (typed: { readonly alt: string; readonly altEn: string }) =>
      calls.describe({ ...typed, focalPoint, version: picture.version }),
    succeeded: () => {
      notify('general', { title: t('form.saved'), variant: 'success', ...undo('updated') })
      onDone()
    },
    refresh: calls.refresh,
  })
  const form = useForm({
    names: ['alt', 'altEn'],
    start: { alt: picture.alt, altEn: picture.altEn ?? '' },
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
        image={picture.image}
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
