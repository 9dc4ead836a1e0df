import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { oneAtATime } from '../../../../shared/one-at-a-time.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { OrderedList } from '../../../../ui/admin/order/ordered-list.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { DocumentsContract, WrittenQuestion, WrittenQuestions } from '../../documents.contract.ts'
import { QuestionForm } from './question-form.tsx'
import { readingsOfQuestions, writtenQuestionsQuery } from './questions-desk.queries.ts'
import { questionsDeskTexts } from './questions-desk.texts.ts'

/** The questions that the house is often asked: written, ordered and removed. */
export const QuestionsSection = () => {
  useOwnTexts('questionsDesk', questionsDeskTexts)
  const { t } = useTranslation('questionsDesk')
  const query = usePrivateQuery(writtenQuestionsQuery(useApi<DocumentsContract>()))
  return (
    <AdminSection id="questions" title={t('title')} lead={t('lead')}>
      <Answered query={query} failed={t('failed')} retry={t('retry')} awaiting={<div className="min-h-80" />}>
        {(written) => <Questions written={written} />}
      </Answered>
    </AdminSection>
  )
}

const Questions = ({ written }: { readonly written: WrittenQuestions }) => {
  const { t } = useTranslation('questionsDesk')
  const lng = useLanguage()
  const api = useApi<DocumentsContract>()
  const [opened, setOpened] = useState<WrittenQuestion | 'new'>()
  const { questions } = written
  const queries = useQueryClient()
  const known = () => queries.getQueryData(writtenQuestionsQuery(api).queryKey) ?? written
  const { write, writing } = useWrite({
    send: (wanted: readonly WrittenQuestion[]) =>
      api('PUT /admin/questions', { body: { questions: [...wanted], version: known().version } }),
    failed: (refusal) => showFailure(t('notDone'), refusal),
    refresh: readingsOfQuestions,
  })
  /** A press is not passed over while another change is on its way: it changes what that one leaves. */
  const [inTurn] = useState(oneAtATime)
  const change = (next: (now: readonly WrittenQuestion[]) => readonly WrittenQuestion[]) =>
    inTurn(() => write(next(known().questions)))
  /** The list is shown as it is wanted, while it is on its way. */
  const shown = writing ?? questions
  const order = (ids: readonly string[]) =>
    change((now) => now.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
  const remove = async (removed: WrittenQuestion) => {
    const place = questions.indexOf(removed)
    const isRemoved = await change((now) => now.filter(({ id }) => id !== removed.id))
    if (!isRemoved) return
    const putBack = () => void change((now) => now.toSpliced(Math.max(place, 0), 0, removed))
    notify('general', {
      title: t('removed'),
      variant: 'success',
      action: { label: t('putBack'), onPress: putBack },
      lastsMs: undoSeconds * 1_000,
    })
  }
  return (
    <>
      {shown.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      <OrderedList
        items={shown.map((question) => ({ ...question, _id: question.id }))}
        titleOf={(question) => question[lng].question}
        label={t('label')}
        onOrder={(ids) => void order(ids)}
        hasHandles
        className="border-hairline not-empty:border-t"
        rowClassName="py-1"
        row={(question) => (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpened(questions.find(({ id }) => id === question.id))}
            className="min-w-0 flex-1 text-start text-small underline decoration-1 decoration-hairline underline-offset-[0.22em] hover:text-garance"
          >
            {question[lng].question}
          </button>
        )}
        actions={(question) => (
          <IconButton
            icon="close"
            label={t('remove', { question: question[lng].question })}
            onClick={() => void remove(question)}
          />
        )}
      />
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        className="mt-4"
        onClick={() => setOpened('new')}
      >
        {t('add')}
      </Button>
      {opened && (
        <QuestionForm
          written={written}
          question={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
