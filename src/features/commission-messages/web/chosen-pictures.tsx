import { sentenceOf } from '../../../ui/api/show-failure.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { FileTooLarge, largestMegabytes, type UploadLine } from '../../../ui/uploads/upload-queue.ts'
import type { Uploads } from '../../../ui/uploads/use-uploads.ts'
import type { CommissionPicture } from '../commission-message.schema.ts'

interface ChosenPictureProps {
  readonly line: UploadLine<null>
  readonly picture: CommissionPicture | undefined
  readonly uploads: Uploads<null>
}

const whole = 100

const ChosenPicture = ({ line, picture, uploads }: ChosenPictureProps) => {
  const { t } = useTranslation('uploading')
  const {
    id,
    file: { name },
    state,
  } = line
  const stateInWords = () => {
    switch (state.kind) {
      case 'waiting':
        return t('waiting')
      case 'sending':
        return state.share < 1 ? t('sending', { percent: Math.floor(state.share * whole) }) : t('making')
      case 'done':
        return name
      case 'refused':
        if (state.error instanceof FileTooLarge) return t('tooLarge', { name, megabytes: largestMegabytes })
        return sentenceOf(state.error) ?? t('unreachable')
    }
  }
  return (
    <li className="flex items-center gap-3 border-hairline border-t py-2 text-small">
      <span className="block size-14 flex-none bg-linen" style={{ backgroundColor: picture?.color }}>
        {picture && (
          <img
            src={picture.small}
            alt=""
            width={picture.width}
            height={picture.height}
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{stateInWords()}</span>
      {state.kind === 'refused' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('retryNamed', { name })}
          onClick={() => uploads.retry(id)}
        >
          {t('retry')}
        </Button>
      )}
      {state.kind !== 'sending' && (
        <IconButton icon="close" label={t('giveUp', { name })} onClick={() => uploads.drop(id)} />
      )}
    </li>
  )
}

interface ChosenPicturesProps {
  readonly label: string
  readonly uploads: Uploads<null>
  readonly pictures: ReadonlyMap<string, CommissionPicture>
}

/** The pictures that go with the message, each on its way or arrived. */
export const ChosenPictures = ({ label, uploads, pictures }: ChosenPicturesProps) => (
  <ul aria-label={label} className="empty:hidden">
    {uploads.lines.map((line) => (
      <ChosenPicture
        key={line.id}
        line={line}
        picture={line.state.kind === 'done' ? pictures.get(line.state.createdId) : undefined}
        uploads={uploads}
      />
    ))}
  </ul>
)
