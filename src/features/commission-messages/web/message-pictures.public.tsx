import { useState } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { CommissionPicture } from '../commission-message.schema.ts'
import { conversationTexts } from './conversation.texts.ts'

interface MessagePicturesProps {
  readonly pictures: readonly CommissionPicture[]
}

interface EnlargedProps extends MessagePicturesProps {
  readonly place: number
  readonly onTurn: (place: number) => void
  readonly onClose: () => void
}

/** One picture as large as the window allows, and the way to its neighbours. */
const Enlarged = ({ pictures, place, onTurn, onClose }: EnlargedProps) => {
  const { t } = useTranslation('conversation')
  const shown = pictures[place]
  if (!shown) return null
  const count = pictures.length
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={t('picture', { place: place + 1, count })}
      plain
      closeLabel={t('close')}
      width="wide"
    >
      <img
        src={shown.large}
        alt={t('picture', { place: place + 1, count })}
        width={shown.width}
        height={shown.height}
        style={{ backgroundColor: shown.color }}
        className="mx-auto h-auto max-h-[70svh] w-auto max-w-full object-contain"
      />
      {count > 1 && (
        <p className="mt-4 flex justify-center gap-3">
          <IconButton
            icon="chevron"
            outlined
            label={t('previous')}
            className="rotate-90"
            onClick={() => onTurn((place + count - 1) % count)}
          />
          <IconButton
            icon="chevron"
            outlined
            label={t('next')}
            className="-rotate-90"
            onClick={() => onTurn((place + 1) % count)}
          />
        </p>
      )}
    </Dialog>
  )
}

/** The pictures of a message, small; each opens large. */
export const MessagePictures = ({ pictures }: MessagePicturesProps) => {
  useOwnTexts('conversation', conversationTexts)
  const { t } = useTranslation('conversation')
  const [enlarged, setEnlarged] = useState<number>()
  const count = pictures.length
  if (count === 0) return null
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ _id, small, width, height, color }, place) => (
          <li key={_id}>
            <button
              type="button"
              aria-label={t('enlarge', { place: place + 1, count })}
              className="block size-24 cursor-zoom-in border border-hairline sm:size-28"
              style={{ backgroundColor: color }}
              onClick={() => setEnlarged(place)}
            >
              <img
                src={small}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Enlarged
          pictures={pictures}
          place={enlarged}
          onTurn={setEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </>
  )
}
