import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Board } from '../../gallery.limits.ts'
import { UploadList } from './upload-list.tsx'
import { largestMegabytes } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

interface UploadPlaceProps {
  readonly board: Board
  readonly uploads: Uploads
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Where files are chosen or dropped, and below it what became of each. */
export const UploadPlace = ({ board, uploads }: UploadPlaceProps) => {
  const { t } = useTranslation('galleryAdmin')
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
    uploads.add(board, [...event.dataTransfer.files])
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
        {isOver ? t('uploads.drop') : t('uploads.title')}
      </h2>
      <p id={`${id}-hint`} className="mt-1 max-w-[46rem] text-ink-soft text-small">
        {t('uploads.hint', { megabytes: largestMegabytes })}
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {t('uploads.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label={t('uploads.choose')}
        className="sr-only"
        onChange={({ target }) => {
          uploads.add(board, [...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <UploadList uploads={uploads} />
    </section>
  )
}
