import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { UploadRow } from './upload-row.tsx'
import type { Uploads } from './use-uploads.ts'

/** What became of each file; how many hang is said when the last has arrived. */
export const UploadList = ({ uploads }: { uploads: Uploads }) => {
  const { t } = useTranslation('galleryAdmin')
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
      <ul ref={list} aria-label={t('uploads.list')} className="mt-4 empty:hidden">
        {lines.map((line) => (
          <UploadRow key={line.id} line={line} uploads={uploads} />
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
