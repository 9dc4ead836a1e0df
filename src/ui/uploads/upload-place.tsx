import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import { useOwnTexts } from '../i18n/use-own-texts.ts'
import { useTranslation } from '../i18n/use-translation.tsx'
import { pictureFiles } from './picture-files.ts'
import { UploadList } from './upload-list.tsx'
import { largestMegabytes, type UploadLine } from './upload-queue.ts'
import { uploadingTexts } from './uploading.texts.ts'
import type { Uploads, UploadWords } from './use-uploads.ts'

interface UploadPlaceProps<Target> {
  /** What chosen files are added to. */
  readonly target: Target
  readonly uploads: Uploads<Target>
  /** The address of what a file has become. */
  readonly hrefOf: (line: UploadLine<Target>, createdId: string) => string
  /** The page's own texts. */
  readonly t: UploadWords
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Where files are chosen or dropped, and below it what became of each. */
export const UploadPlace = <Target,>(props: UploadPlaceProps<Target>) => {
  useOwnTexts('uploading', uploadingTexts)
  const { target, uploads } = props
  const { t } = useTranslation('uploading')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isOver, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const leave = (event: DragEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!isInside) setOver(false)
  }
  const take = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(false)
    uploads.add(target, [...event.dataTransfer.files])
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={take}
      className={classNames(
        'border border-dashed px-5 py-5 transition-colors',
        isOver ? 'border-garance bg-rose' : 'border-rule',
      )}
    >
      <h2 id={`${id}-title`} className="font-semibold">
        {isOver ? t('drop') : t('title')}
      </h2>
      <p id={`${id}-hint`} className="mt-1 max-w-[46rem] text-ink-soft text-small">
        {t('hint', { megabytes: largestMegabytes })}
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureFiles}
        multiple
        tabIndex={-1}
        aria-label={t('choose')}
        className="sr-only"
        onChange={({ currentTarget }) => {
          uploads.add(target, [...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <UploadList {...props} />
    </section>
  )
}
