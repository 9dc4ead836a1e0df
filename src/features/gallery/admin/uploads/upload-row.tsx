import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { boards } from '../../gallery.limits.ts'
import { FileTooLarge, largestMegabytes, type UploadLine } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

const whole = 100

/** What is said of a file: how far it is, or why it was refused. */
const useStandingOf = ({ file: { name }, state }: UploadLine) => {
  const { t } = useTranslation('galleryAdmin')
  switch (state.kind) {
    case 'waiting':
      return t('uploads.waiting')
    case 'sending':
      return state.share < 1
        ? t('uploads.sending', { percent: Math.floor(state.share * whole) })
        : t('uploads.making')
    case 'done':
      return t('uploads.done')
    case 'refused':
      if (state.error instanceof FileTooLarge)
        return t('uploads.tooLarge', { name, megabytes: largestMegabytes })
      return sentenceOf(state.error) ?? t('uploads.unreachable')
  }
}

/** One file on its way, with its own bar, its own refusal and its own second try. */
export const UploadRow = ({ line, uploads }: { line: UploadLine; uploads: Uploads }) => {
  const { t } = useTranslation('galleryAdmin')
  const id = useId()
  const addressWith = useChangedAddress()
  const standing = useStandingOf(line)
  const {
    file: { name },
    state,
    board,
  } = line
  const isRefused = state.kind === 'refused'
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
              aria-label={t('uploads.retryNamed', { name })}
              onClick={() => uploads.retry(line.id)}
            >
              {t('uploads.retry')}
            </Button>
            <IconButton
              icon="close"
              label={t('uploads.giveUp', { name })}
              onClick={() => uploads.drop(line.id)}
            />
          </>
        )}
        {state.kind === 'done' && (
          <Link
            to={addressWith({ opened: state.itemId, board: board === boards[0] ? undefined : board })}
            className="thread-link relative inline-flex min-h-11 items-center"
          >
            {t('uploads.open', { name })}
          </Link>
        )}
      </span>
      <span
        className={isRefused ? 'text-garance' : 'text-ink-soft tabular-nums'}
        role={isRefused ? 'alert' : undefined}
      >
        {standing}
      </span>
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
