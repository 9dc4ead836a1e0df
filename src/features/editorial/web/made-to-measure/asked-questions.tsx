import { pathTo } from '../../../../sitemap.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import type { Question } from '../../../documents/question.schema.ts'
import { QuestionList } from '../../../documents/web/question-list.public.tsx'

interface AskedQuestionsProps {
  readonly questions: readonly Question[]
  /** Those of one page; all of them where none are named. */
  readonly ids?: readonly string[]
}

/** Shown where the house has written other questions than those that a page names. */
const mostOfOthers = 4

/** What the house is often asked about made to measure, and the way to the rest of it. */
export const AskedQuestions = ({ questions, ids }: AskedQuestionsProps) => {
  const { t } = useTranslation('creation')
  const chosen = ids ? questions.filter(({ id }) => ids.includes(id)) : questions
  const shown = chosen.length > 0 ? chosen : questions.slice(0, mostOfOthers)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <SectionHeading id="questions" title={t('questions')} />
      <div className="mt-8 lg:mt-12">
        <QuestionList questions={shown} />
      </div>
      {ids && (
        <WayOn to={`${pathTo('madeToMeasure')}#questions`} className="mt-6 print:hidden">
          {t('allQuestions')}
        </WayOn>
      )}
    </section>
  )
}
