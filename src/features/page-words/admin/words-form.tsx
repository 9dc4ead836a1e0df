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
import type { NextWordsContract } from '../next-words.contract.ts'
import type { PageWordsContract } from '../page-words.contract.ts'
import { hasKnownPlaces, type SaidWords, type WordedPage, wordsLength } from '../page-words.limits.ts'
import { readingsOfWords } from './page-words.admin-queries.ts'

export interface EditedWords {
  readonly page: WordedPage
  readonly key: string
  /** As the software says it in the language of the reader. */
  readonly software: string
  /** What the form begins with: the words of the page, or those that wait. */
  readonly start: SaidWords
  /** The version of the text; null where the software says it. */
  readonly seen: number | null
  /** The version of what waits beside the page. */
  readonly seenNext: number | null
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

interface Typed {
  readonly fr: string
  readonly en: string
}

interface Sent extends Typed {
  /** Whether it waits for the next version of the page. */
  readonly later: boolean
}

const useSaving = ({ page, key, software, seen, seenNext }: EditedWords, onDone: () => void) => {
  const { t } = useTranslation('pageWords')
  const api = useApi<PageWordsContract & NextWordsContract>()
  const lng = useLanguage()
  /** What is as the software says it is not kept. */
  const differing = (typed: string, language: Language) => {
    const text = typed.trim()
    return text === '' || (language === lng && text === software) ? null : text
  }
  return useWrite({
    send: ({ fr, en, later }: Sent): Promise<unknown> => {
      const params = { page, key }
      const words = { fr: differing(fr, 'fr'), en: differing(en, 'en') }
      return later
        ? api('PUT /admin/page-words/{page}/next-version/texts/{key}', {
            params,
            body: { words, seen: seenNext },
          })
        : api('PUT /admin/page-words/{page}/{key}', { params, body: { ...words, seen } })
    },
    succeeded: (_answer, { later }) => {
      notify('general', { title: t(later ? 'form.kept' : 'form.saved'), variant: 'success' })
      onDone()
    },
    refresh: readingsOfWords,
  })
}

const Fields = ({ words, onDone }: { readonly words: EditedWords; readonly onDone: () => void }) => {
  const { t } = useTranslation('pageWords')
  const lng = useLanguage()
  const { software, start, seen } = words
  const softwareIn = (language: Language) => (language === lng ? software : '')
  const hintOf = (language: Language) =>
    language === lng ? t('form.software', { text: software }) : t('form.otherSoftware')
  const { write, writing, failure } = useSaving(words, onDone)
  const faultOf = (text: string) => (hasKnownPlaces(text) ? undefined : t('form.places'))
  const form = useForm({
    names: ['fr', 'en'],
    start: { fr: start.fr ?? softwareIn('fr'), en: start.en ?? softwareIn('en') },
    check: ({ fr, en }) => ({ fr: faultOf(fr), en: faultOf(en) }),
    failure,
    failures: { failed: t('form.failed') },
    submit: (typed) => void write({ ...typed, later: false }),
  })
  const keep = () => {
    const typed = form.attempt()
    if (typed) void write({ ...typed, later: true })
  }
  const text = { maxLength: wordsLength, rows: 5, className: 'min-h-36' }
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextareaField {...form.field('fr')} {...text} label={t('form.fr')} hint={hintOf('fr')} lang="fr" />
        <TextareaField {...form.field('en')} {...text} label={t('form.en')} hint={hintOf('en')} lang="en" />
      </div>
      <p className="text-caption text-ink-soft">{t('form.hint')}</p>
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <div className="flex flex-wrap justify-end gap-3">
        {seen !== null && (
          <Button
            variant="quiet"
            className="me-auto"
            disabled={writing !== undefined}
            onClick={() => void write({ fr: '', en: '', later: false })}
          >
            {t('form.back')}
          </Button>
        )}
        <Button
          variant="secondary"
          loading={writing?.later === true}
          disabled={writing?.later === false}
          onClick={keep}
        >
          {t('form.keep')}
        </Button>
        <Button type="submit" loading={writing?.later === false} disabled={writing?.later === true}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}
