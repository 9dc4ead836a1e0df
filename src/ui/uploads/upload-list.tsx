import { useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { useTranslation } from '../i18n/use-translation.tsx'
import type { UploadLine } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import type { Uploads, UploadWords } from './use-uploads.ts'

interface UploadListProps<Target> {
  readonly uploads: Uploads<Target>
  /** The address of what a file has become. */
  readonly hrefOf: (line: UploadLine<Target>, createdId: string) => string
  readonly t: UploadWords
}

/** What became of each file; a summary is announced when the last has arrived. */
export const UploadList = <Target,>({ uploads, hrefOf, t }: UploadListProps<Target>) => {
  const { t: uploading } = useTranslation('uploading')
  const list = useRef<HTMLUListElement>(null)
  const { lines } = uploads
  const countOf = (kind: string) => lines.filter(({ state }) => state.kind === kind).length
  const [done, refused] = [countOf('done'), countOf('refused')]
  const isOver = lines.length > 0 && done + refused === lines.length
  const clear = () => {
    uploads.clearDone()
    list.current?.closest('section')?.querySelector('button')?.focus()
  }
  return (
    <>
      <p role="status" className="text-small not-empty:mt-4">
        {isOver && t('uploads.summary', { count: lines.length, done, refused })}
      </p>
      <ul ref={list} aria-label={uploading('list')} className="mt-4 empty:hidden">
        {lines.map((line) => (
          <UploadRow key={line.id} line={line} uploads={uploads} hrefOf={hrefOf} t={t} />
        ))}
      </ul>
      {isOver && done > 0 && (
        <Button variant="quiet" size="small" className="mt-3" onClick={clear}>
          {t('uploads.clear')}
        </Button>
      )}
    </>
  )
}
