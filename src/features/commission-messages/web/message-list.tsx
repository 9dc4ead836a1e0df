import { type ReactNode, useState } from 'react'
import { spokenTime } from '../../../shared/dates/spoken-time.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { CommissionMessage } from '../commission-message.schema.ts'
import { MessagePictures } from './message-pictures.public.tsx'

interface MessageListProps {
  readonly messages: readonly CommissionMessage[]
  /** The side that reads: its own messages stand at the end of the line. */
  readonly reader: CommissionMessage['author']
  readonly nameOf: (message: CommissionMessage) => string
  /** Deletes a message of the reader's side; tells whether it is deleted. */
  readonly onRemove?: (messageId: string) => Promise<boolean>
  readonly actionOf?: (message: CommissionMessage) => ReactNode
}

interface MessageItemProps extends Omit<MessageListProps, 'messages'> {
  readonly message: CommissionMessage
  readonly onAskRemove: () => void
}

const MessageItem = ({ message, reader, nameOf, onRemove, actionOf, onAskRemove }: MessageItemProps) => {
  const { t } = useTranslation('conversation')
  const lng = useLanguage()
  const { author, words, writtenAt, pictures, shown, seen } = message
  const isOwn = author === reader
  return (
    <li
      className={classNames(
        'max-w-measure border px-4 py-3',
        isOwn ? 'ms-6 self-end border-hairline bg-linen md:ms-16' : 'me-6 self-start md:me-16',
        shown ? 'border-hairline' : 'border-rule border-dashed',
      )}
    >
      <p className="text-ink-soft text-small">
        {t('written', { name: nameOf(message), when: spokenTime(Date.parse(writtenAt), lng) })}
        {!shown && <span className="ms-2 font-medium">{t('shownOnly')}</span>}
      </p>
      {words && <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>}
      <MessagePictures pictures={pictures} />
      {isOwn && (
        <p className="mt-1 flex flex-wrap items-center justify-end gap-x-4 text-small">
          {shown && seen && <span className="me-auto text-ink-soft">{t('seen')}</span>}
          {actionOf?.(message)}
          {onRemove && (
            <Button variant="quiet" size="small" onClick={onAskRemove}>
              {t('remove')}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

/** What both sides wrote, in its order. */
export const MessageList = ({ messages, onRemove, ...list }: MessageListProps) => {
  const { t } = useTranslation('conversation')
  const [asked, setAsked] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    if (!asked || !onRemove) return
    setBusy(true)
    if (await onRemove(asked)) setAsked(undefined)
    setBusy(false)
  }
  if (messages.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <>
      <ol aria-label={t('list')} className="flex flex-col gap-3">
        {messages.map((message) => (
          <MessageItem
            key={message._id}
            message={message}
            {...list}
            {...(onRemove && { onRemove })}
            onAskRemove={() => setAsked(message._id)}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('removeTitle')}
        keep={t('keep')}
        confirm={t('remove')}
        busy={isBusy}
        onConfirm={() => void remove()}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
