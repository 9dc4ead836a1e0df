import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { DocumentsContract, WrittenQuestion, WrittenQuestions } from '../../documents.contract.ts'
import { questionLimits } from '../../questions.limits.ts'
import { BlankList } from '../blank-list.tsx'
import { readingsOfQuestions } from './questions-desk.queries.ts'

const names = ['question', 'questionEn', 'answer', 'answerEn'] as const

type Typed = Readonly<Record<(typeof names)[number], string>>

interface QuestionFormProps {
  readonly written: WrittenQuestions
  /** Undefined for a new one. */
  readonly question: WrittenQuestion | undefined
  readonly onClose: () => void
}

/** A question with its answer, in both languages. */
export const QuestionForm = (props: QuestionFormProps) => {
  const { t } = useTranslation('questionsDesk')
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || props.onClose()}
      title={t(props.question ? 'form.title' : 'form.new')}
      plain
      closeLabel={t('form.close')}
      width="wide"
      written
    >
      <Fields {...props} />
    </Dialog>
  )
}

/** The server names a field by its place in the list; the form has the fields of one question. */
const atItsField = (failure: unknown, place: number) => {
  if (!(failure instanceof ApiError)) return failure
  const { fields } = failure
  const own = names.flatMap((name) => {
    const lng = name.endsWith('En') ? 'en' : 'fr'
    const text = fields[`questions.${place}.${lng}.${name.replace('En', '')}`]
    return text === undefined ? [] : [[name, text] as const]
  })
  const { status, code, message } = failure
  return new ApiError(status, { code, message, fields: Object.fromEntries(own) })
}

const Fields = ({ written: { questions, version, blanks }, question, onClose }: QuestionFormProps) => {
  const { t } = useTranslation('questionsDesk')
  const api = useApi<DocumentsContract>()
  const place = question ? questions.indexOf(question) : questions.length
  const { write, busy, failure } = useWrite({
    send: (typed: Typed) => {
      const changed = {
        ...(question && { id: question.id }),
        fr: { question: typed.question, answer: typed.answer },
        en: { question: typed.questionEn, answer: typed.answerEn },
      }
      return api('PUT /admin/questions', {
        body: { questions: [...questions.slice(0, place), changed, ...questions.slice(place + 1)], version },
      })
    },
    succeeded: () => {
      notify('general', { title: t('form.saved'), variant: 'success' })
      onClose()
    },
    refresh: readingsOfQuestions,
  })
  const form = useForm({
    names,
    start: {
      question: question?.fr.question ?? '',
      questionEn: question?.en.question ?? '',
      answer: question?.fr.answer ?? '',
      answerEn: question?.en.answer ?? '',
    },
    check: (typed) =>
      Object.fromEntries(names.map((name) => [name, typed[name].trim() ? undefined : t('form.missing')])),
    failure: atItsField(failure, place),
    failures: { failed: t('form.notSaved') },
    submit: (typed) => void write(typed),
  })
  const line = { maxLength: questionLimits.question, autoComplete: 'off', required: true }
  const text = { maxLength: questionLimits.answer, rows: 6, className: 'min-h-40', required: true }
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('question')} {...line} label={t('form.question')} lang="fr" />
        <TextField {...form.field('questionEn')} {...line} label={t('form.questionEn')} lang="en" />
        <TextareaField {...form.field('answer')} {...text} label={t('form.answer')} lang="fr" />
        <TextareaField {...form.field('answerEn')} {...text} label={t('form.answerEn')} lang="en" />
      </div>
      <p className="text-caption text-ink-soft">{t('form.hint')}</p>
      <BlankList blanks={blanks} title={t('form.blanks')} lead={t('form.blanksLead')} />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <Button type="submit" loading={busy} className="self-end">
        {t('form.save')}
      </Button>
    </form>
  )
}
