import { useRef, useState } from 'react'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { pictureFiles } from '../../../ui/uploads/picture-files.ts'
import type { EditedPicture } from '../plates-admin.contract.ts'
import { plateTexts } from './admin-plate.texts.ts'
import type { PlateCalls } from './plate-calls.public.ts'
import { PlateForm } from './plate-form.tsx'
import { useUndoneChange } from './use-undone-change.ts'

interface PlateRowProps {
  /** What the place is called. */
  readonly name: string
  /** Whether the pictures are read: until then an empty place is not called one. */
  readonly isKnown: boolean
  readonly picture: EditedPicture | undefined
  readonly calls: PlateCalls
  /** What goes with the picture when it is taken away, as a sentence. */
  readonly alsoLost?: string | undefined
}

/** A place for a picture: the one in it, what it shows, and the presses that replace, describe and remove it. */
export const PlateRow = ({ name, isKnown, picture, calls, alsoLost }: PlateRowProps) => {
  useOwnTexts('adminPlate', plateTexts)
  const { t } = useTranslation('adminPlate')
  const undo = useUndoneChange(calls)
  const input = useRef<HTMLInputElement>(null)
  const [isDescribed, setDescribed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const hanging = useWrite({
    send: calls.hang,
    succeeded: (hung) => {
      notify('general', { title: t('hung'), variant: 'success', ...undo('hung') })
      // A first picture has no words yet.
      setDescribed(hung?.alt === '')
    },
    failed: (error) => showFailure(t('notHung'), error),
    refresh: calls.refresh,
  })
  const taking = useWrite({
    send: calls.take,
    succeeded: () => {
      setAsked(false)
      notify('general', { title: t('taken'), variant: 'success', ...undo('removed') })
    },
    failed: (error) => {
      setAsked(false)
      showFailure(t('notTaken'), error)
    },
    refresh: calls.refresh,
  })
  const act = (label: string) => (
    <>
      {label}
      <span className="sr-only"> · {name}</span>
    </>
  )
  return (
    <div
      // Its room is the same before it is known what lies in it.
      className="grid min-h-48 grid-cols-[7rem_1fr] content-start items-start gap-x-4"
    >
      {picture ? (
        <Picture
          image={{ ...picture.image, alt: '' }}
          focalPoint={picture.focalPoint}
          sizes="7rem"
          className="aspect-portrait"
        />
      ) : (
        <div aria-hidden="true" className="aspect-portrait border border-rule border-dashed" />
      )}
      <div className="min-w-0 text-small">
        <h3 className="font-medium">{name}</h3>
        <p className="mt-1 line-clamp-3 min-h-[3lh] text-caption text-ink-soft">
          {isKnown && (picture?.alt ? <span lang="fr">{picture.alt}</span> : t(picture ? 'noWords' : 'none'))}
          {picture?.alt && !picture.altEn && ` — ${t('noEnglish')}`}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            loading={hanging.busy}
            onClick={() => input.current?.click()}
          >
            {act(hanging.busy ? t('sending') : t(picture ? 'replace' : 'put'))}
          </Button>
          {picture && (
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
          aria-label={t('of', { act: t('put'), name })}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void hanging.write(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      {isDescribed && picture && (
        <PlateForm name={name} picture={picture} calls={calls} onClose={() => setDescribed(false)} />
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('removal.title', { name })}
        keep={t('removal.keep')}
        confirm={t('removal.confirm')}
        busy={taking.busy}
        onConfirm={() => void taking.write()}
      >
        <p>{t(calls.retractableSlot ? 'removal.kept' : 'removal.text')}</p>
        {alsoLost && <p className="mt-2">{alsoLost}</p>}
      </ConfirmDialog>
    </div>
  )
}
