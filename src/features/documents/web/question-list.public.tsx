import { Prose } from '../../../ui/prose.tsx'
import type { Question } from '../question.schema.ts'

/** Questions and answers, all open: to be found on the page, printed, and read without scripts. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <ul>
    {questions.map(({ id, question, answer }) => (
      <li
        key={id}
        id={id}
        className="grid scroll-mt-24 gap-x-gutter gap-y-3 border-hairline border-t py-7 last:border-b md:grid-cols-12"
      >
        <h3 className="font-display text-subheading md:col-span-5">{question}</h3>
        <Prose html={answer} className="max-w-measure text-ink-soft md:col-span-7" />
      </li>
    ))}
  </ul>
)
