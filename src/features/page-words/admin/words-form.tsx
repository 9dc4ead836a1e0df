import type { Language } from '../../../shared/i18n/languages.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { OwnWords, PageWordsContract } from '../page-words.contract.ts'
import { hasKnownPlaces, type WordedPage, wordsLength } from '../page-words.limits.ts'
import { readingsOfWords } from './page-words.admin-queries.ts'

export interface EditedWords {
  readonly page: WordedPage
  readonly key: string
  /** As the software says it in the language of the reader. */
  readonly software: string
  readonly own: OwnWords | undefined
}

interface WordsFormProps {
  readonly words: EditedWords
  readonly onClose: () => void
}

/** A text of a page in both languages; an empty field is said as the software says it. */
export const WordsForm = ({ words, onClose }: WordsFormProps) => {
  const { t } = useTranslation('pageWords')
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={t('form.title')}
      plain
      closeLabel={t('form.close')}
      width="wide"
      written
    >
      <Fields words={words} onDone={onClose} />
    </Dialog>
  )
}

const Fields = ({ words, onDone }: { readonly words: EditedWords; readonly onDone: () => void }) => {
  const { t } = useTranslation('pageWords')
  const api = useApi<PageWordsContract>()
  const lng = useLanguage()
  const { page, key, software, own } = words
  /** What is as the software says it is not kept. */
  const differing = (typed: string, language: Language) => {
    const text = typed.trim()
    return text === '' || (language === lng && text === software) ? null : text
  }
  const softwareIn = (language: Language) => (language === lng ? software : '')
  const hintOf = (language: Language) =>
    language === lng ? t('form.software', { text: software }) : t('form.otherSoftware')
  const { write, busy, failure } = useWrite({
    send: ({ fr, en }: { readonly fr: string; readonly en: string }) =>
      api('PUT /admin/page-words/{page}/{key}', {
        params: { page, key },
        body: {
          fr: differing(fr, 'fr'),
          en: differing(en, 'en'),
          seen: own?.version ?? null,
        },
      }),
    succeeded: () => {
      notify('general', { title: t('form.saved'), variant: 'success' })
      onDone()
    },
    refresh: readingsOfWords,
  })
  const faultOf = (text: string) => (hasKnownPlaces(text) ? undefined : t('form.places'))
  const form = useForm({
    names: ['fr', 'en'],
    start: { fr: own?.fr ?? softwareIn('fr'), en: own?.en ?? softwareIn('en') },
    check: ({ fr, en }) => ({ fr: faultOf(fr), en: faultOf(en) }),
    failure,
    failures: { failed: t('form.failed') },
    submit: (typed) => void write(typed),
  })
  const text = { maxLength: wordsLength, rows: 5, className: 'min-h-36' }
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextareaField {...form.field('fr')} {...text} label={t('form.fr')} hint={hintOf('fr')} lang="fr" />
        <TextareaField {...form.field('en')} {...text} label={t('form.en')} hint={hintOf('en')} lang="en" />
      </div>
      <p className="text-caption text-ink-soft">{t('form.hint')}</p>
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <div className="flex flex-wrap justify-between gap-3">
        {own ? (
          <Button variant="quiet" loading={busy} onClick={() => void write({ fr: '', en: '' })}>
            {t('form.back')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" loading={busy}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}
