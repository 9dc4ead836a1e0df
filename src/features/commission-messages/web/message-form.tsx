import { useState } from 'react'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../ui/forms/form/refusal-of-form.ts'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { FileChoice } from '../../../ui/uploads/file-choice.tsx'
import { pictureFiles } from '../../../ui/uploads/picture-files.ts'
import { uploadingTexts } from '../../../ui/uploads/uploading.texts.ts'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import type { CommissionPicture } from '../commission-message.schema.ts'
import { messageLength, mostPicturesOfMessage } from '../commission-messages.limits.ts'
import { ChosenPictures } from './chosen-pictures.tsx'

interface Sending {
  readonly idempotencyKey: string
  readonly onProgress: (share: number) => void
}

interface MessageFormProps {
  readonly label: string
  readonly sendLabel: string
  /** What is said once it is sent. */
  readonly done: string
  readonly send: (
    body: { readonly words: string; readonly pictureIds: string[] },
    idempotencyKey: string,
  ) => Promise<unknown>
  readonly upload: (file: File, sending: Sending) => Promise<{ readonly picture: CommissionPicture }>
}

/** The pictures that go with the next message: they leave as soon as they are chosen. */
const usePictures = (upload: MessageFormProps['upload']) => {
  const [pictures, setPictures] = useState<ReadonlyMap<string, CommissionPicture>>(new Map())
  const uploads = useUploads<null>({
    send: async ({ file }, sending) => {
      const { picture } = await upload(file, sending)
      setPictures((known) => new Map(known).set(picture._id, picture))
      return picture._id
    },
    onDone: () => {},
  })
  const ids = uploads.lines.flatMap(({ state }) => (state.kind === 'done' ? [state.createdId] : []))
  const isReady = ids.length === uploads.lines.length
  return { pictures, uploads, ids, isReady, room: mostPicturesOfMessage - uploads.lines.length }
}

/** Where a message is written, with pictures. */
export const MessageForm = ({ label, sendLabel, done, send, upload }: MessageFormProps) => {
  useOwnTexts('uploading', uploadingTexts)
  const { t } = useTranslation('conversation')
  const { pictures, uploads, ids, isReady, room } = usePictures(upload)
  const { write, busy, failure } = useWrite({
    send,
    succeeded: () => {
      notify('general', { title: done, variant: 'success' })
      uploads.clearDone()
      form.reset({ words: '' })
    },
  })
  const form = useForm({
    names: ['words'],
    check: ({ words }) => {
      if (!isReady) return { words: t('onTheirWay') }
      return { words: words.trim() === '' && ids.length === 0 ? t('writeSomething') : undefined }
    },
    submit: ({ words }) => write({ words, pictureIds: ids }),
    failure,
  })
  return (
    <form method="post" {...form.props} className="flex max-w-measure flex-col gap-4">
      <TextareaField {...form.field('words')} label={label} rows={3} maxLength={messageLength} />
      <ChosenPictures label={t('chosen')} uploads={uploads} pictures={pictures} />
      {failure !== null && <Refusal>{sentenceOfFailure(failure, { failed: t('failed') })}</Refusal>}
      <div className="flex flex-wrap items-center gap-3">
        {room > 0 && (
          <FileChoice
            variant="secondary"
            label={t('addPictures')}
            accept={pictureFiles}
            several
            onChoose={(files) => uploads.add(null, files.slice(0, room))}
          />
        )}
        <Button type="submit" loading={busy} className="ms-auto">
          {sendLabel}
        </Button>
      </div>
      <p className="text-ink-soft text-small">{t('most', { count: mostPicturesOfMessage })}</p>
    </form>
  )
}
