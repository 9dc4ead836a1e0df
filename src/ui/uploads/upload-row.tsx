import { useId } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../api/show-failure.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { useTranslation } from '../i18n/use-translation.tsx'
import { FileTooLarge, FileUnreadable, largestMegabytes, type UploadLine } from './upload-queue.ts'
import { usePictureNotes } from './use-picture-notes.ts'
import type { Uploads, UploadWords } from './use-uploads.ts'

const whole = 100

/** What is said of a file: how far it is, or why it was refused. */
const useStateInWords = ({ file: { name }, state }: UploadLine<unknown>, words: UploadWords) => {
  const { t } = useTranslation('uploading')
  switch (state.kind) {
    case 'waiting':
      return t('waiting')
    case 'sending':
      return state.share < 1 ? t('sending', { percent: Math.floor(state.share * whole) }) : t('making')
    case 'done':
      return words('uploads.done')
    case 'refused':
      if (state.error instanceof FileTooLarge) return t('tooLarge', { name, megabytes: largestMegabytes })
      if (state.error instanceof FileUnreadable) return t('unreadable', { name })
      return sentenceOf(state.error) ?? t('unreachable')
  }
}

interface UploadRowProps<Target> {
  readonly line: UploadLine<Target>
  readonly uploads: Uploads<Target>
  readonly hrefOf: (line: UploadLine<Target>, createdId: string) => string
  readonly t: UploadWords
}

/** One file on its way, with its own bar, its own refusal and its own second try. */
export const UploadRow = <Target,>({ line, uploads, hrefOf, t: words }: UploadRowProps<Target>) => {
  const { t } = useTranslation('uploading')
  const id = useId()
  const said = useStateInWords(line, words)
  const notesIn = usePictureNotes()
  const {
    file: { name },
    state,
  } = line
  const isRefused = state.kind === 'refused'
  const notes = state.kind === 'done' && state.picture ? notesIn(state.picture) : []
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-hairline border-t py-2.5 text-small">
      <span id={id} className="truncate">
        {name}
      </span>
      <span className="row-span-2 flex items-center gap-1">
        {isRefused && (
          <>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('retryNamed', { name })}
              onClick={() => uploads.retry(line.id)}
            >
              {t('retry')}
            </Button>
            <IconButton icon="close" label={t('giveUp', { name })} onClick={() => uploads.drop(line.id)} />
          </>
        )}
        {state.kind === 'done' && (
          <Link
            to={hrefOf(line, state.createdId)}
            className="thread-link relative inline-flex min-h-11 items-center"
          >
            {words('uploads.open', { name })}
          </Link>
        )}
      </span>
      <span
        className={isRefused ? 'text-garance' : 'text-ink-soft tabular-nums'}
        role={isRefused ? 'alert' : undefined}
      >
        {said}
      </span>
      <div role="status" className="col-span-2 font-medium empty:hidden">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {(state.kind === 'sending' || state.kind === 'waiting') && (
        <progress
          aria-labelledby={id}
          max={1}
          value={state.kind === 'sending' ? state.share : 0}
          className="col-span-2 h-1 w-full appearance-none bg-linen [&::-moz-progress-bar]:bg-garance [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-garance"
        />
      )}
    </li>
  )
}
