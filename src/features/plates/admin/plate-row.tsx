import { useRef, useState } from 'react'
import { pictureFiles } from '../../../ui/admin/uploads/picture-files.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { PlacedSlot } from '../plate-places.ts'
import type { EditedPlate, PlatesAdminContract } from '../plates-admin.contract.ts'
import { readingsOfPlates } from './pages.queries.ts'
import { PlateForm } from './plate-form.tsx'

interface PlateRowProps {
  readonly slot: PlacedSlot
  /** Whether the pictures are read: until then an empty place is not called one. */
  readonly isKnown: boolean
  readonly plate: EditedPlate | undefined
}

/** A place of a page: the picture in it, what it shows, and the presses that replace, describe and remove it. */
export const PlateRow = ({ slot, isKnown, plate }: PlateRowProps) => {
  const { t } = useTranslation('adminPages')
  const api = useApi<PlatesAdminContract>()
  const upload = useUpload<PlatesAdminContract>()
  const input = useRef<HTMLInputElement>(null)
  const [isDescribed, setDescribed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const name = t(`slots.${slot}`)
  const hanging = useWrite({
    send: (content: File, idempotencyKey) =>
      upload('PUT /plates/{slot}', {
        params: { slot },
        file: { field: 'image', content },
        fields: {},
        idempotencyKey,
        onProgress: () => undefined,
      }),
    succeeded: ({ plates }) => {
      notify('general', { title: t('hung'), variant: 'success' })
      // A first picture has no words yet.
      setDescribed(plates.some((each) => each.slot === slot && each.alt === ''))
    },
    failed: (error) => showFailure(t('notHung'), error),
    refresh: readingsOfPlates,
  })
  const taking = useWrite({
    send: () => api('DELETE /plates/{slot}', { params: { slot } }),
    succeeded: () => {
      setAsked(false)
      notify('general', { title: t('taken'), variant: 'success' })
    },
    failed: (error) => {
      setAsked(false)
      showFailure(t('notTaken'), error)
    },
    refresh: readingsOfPlates,
  })
  const act = (label: string) => (
    <>
      {label}
      <span className="sr-only"> · {name}</span>
    </>
  )
  return (
    <li
      id={slot} // Its room is the same before it is known what lies in it.
      className="grid min-h-48 scroll-mt-6 grid-cols-[7rem_1fr] content-start items-start gap-x-4"
    >
      {plate ? (
        <Picture
          image={{ ...plate.image, alt: '' }}
          focalPoint={plate.focalPoint}
          sizes="7rem"
          className="aspect-portrait"
        />
      ) : (
        <div aria-hidden="true" className="aspect-portrait border border-rule border-dashed" />
      )}
      <div className="min-w-0 text-small">
        <h3 className="font-medium">{name}</h3>
        <p className="mt-1 line-clamp-3 min-h-[3lh] text-caption text-ink-soft">
          {isKnown && (plate?.alt ? <span lang="fr">{plate.alt}</span> : t(plate ? 'noWords' : 'none'))}
          {plate?.alt && !plate.altEn && ` — ${t('noEnglish')}`}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            loading={hanging.busy}
            onClick={() => input.current?.click()}
          >
            {act(hanging.busy ? t('sending') : t(plate ? 'replace' : 'put'))}
          </Button>
          {plate && (
            <>
              <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setDescribed(true)}>
                {act(t('describe'))}
              </Button>
              <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
                {act(t('take'))}
              </Button>
            </>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={pictureFiles}
          tabIndex={-1}
          aria-label={t('of', { act: t('put'), slot: name })}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void hanging.write(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      {isDescribed && plate && <PlateForm plate={plate} onClose={() => setDescribed(false)} />}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('removal.title', { slot: name })}
        keep={t('removal.keep')}
        confirm={t('removal.confirm')}
        busy={taking.busy}
        onConfirm={() => void taking.write()}
      >
        <p>{t('removal.text')}</p>
        {slot === 'hero' && <p className="mt-2">{t('removal.lines')}</p>}
      </ConfirmDialog>
    </li>
  )
}
