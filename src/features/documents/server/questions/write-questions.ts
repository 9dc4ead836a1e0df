import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { languages } from '../../../../shared/i18n/languages.ts'
import { slugOf } from '../../../../shared/text/slug.ts'
import { questionsAudit } from '../../documents.audit.ts'
import type { WrittenQuestion } from '../../documents.contract.ts'
import { documentsErrors } from '../../documents.errors.ts'
import { questionLimits } from '../../questions.limits.ts'
import { faultOf } from '../versions/text-faults.ts'
import { questionFacts, softwareQuestions } from './find-questions.ts'
import { ownQuestions } from './own-questions.table.ts'
import { questionsTag } from './own-questions.ts'

type SentQuestion = Omit<WrittenQuestion, 'id'> & { readonly id?: string | undefined }

interface SentQuestions {
  readonly questions: readonly SentQuestion[]
  readonly version: number | null
}

/** A question is told to search engines as it is: nothing is filled in there. */
const none: ReadonlySet<string> = new Set()

const requireFaultless = async (ctx: Context, questions: readonly SentQuestion[]) => {
  const blanks = new Set(Object.keys(await questionFacts(ctx)))
  const faults = questions.flatMap((question, place) =>
    languages.flatMap((lng) =>
      (['question', 'answer'] as const).flatMap((field) => {
        const fault = faultOf(question[lng][field], field === 'answer' ? blanks : none)
        return fault ? [[`questions.${place}.${lng}.${field}`, `fields.${fault}`] as const] : []
      }),
    ),
  )
  if (faults.length > 0) throw documentsErrors.textRefused({ fields: Object.fromEntries(faults) })
}

/** Each question with an id of its own: it keeps the one that it has, and a new one is named after its French words. */
const named = (questions: readonly SentQuestion[]): readonly WrittenQuestion[] => {
  const taken = new Set<string>()
  return questions.map((question) => {
    const words = slugOf(question.fr.question).replace(/^[^a-z]+/, '') || 'question'
    const wanted = question.id ?? words.slice(0, questionLimits.id - 3)
    let id = wanted
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
    taken.add(id)
    return { ...question, id }
  })
}

const wordsIn = (questions: readonly WrittenQuestion[], lng: 'fr' | 'en') =>
  questions.map((each) => `${each[lng].question}\n${each[lng].answer}`).join('\n\n')

/** Replaces the list of questions, unless somebody else has changed it since it was read. */
export const writeQuestions = async (ctx: Context, { questions: sent, version }: SentQuestions) => {
  await requireFaultless(ctx, sent)
  const questions = named(sent)
  await ctx.write(async ({ db, announce }) => {
    const before = (await db.select().from(ownQuestions).for('update'))[0]
    if ((before?.version ?? null) !== version) throw documentsErrors.questionsChanged()
    if (before) await db.update(ownQuestions).set({ questions, version: before.version + 1 })
    else {
      const made = await db.insert(ownQuestions).values({ questions }).onConflictDoNothing().returning()
      if (made.length === 0) throw documentsErrors.questionsChanged()
    }
    const was = before?.questions ?? softwareQuestions()
    await audit(db, ctx, questionsAudit.changed, {
      id: 'questions',
      before: { fr: wordsIn(was, 'fr'), en: wordsIn(was, 'en') },
      after: { fr: wordsIn(questions, 'fr'), en: wordsIn(questions, 'en') },
    })
    announce(questionsTag)
  })
}
