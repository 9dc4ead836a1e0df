import type { z } from 'zod'
import type { TextRegistry } from '../../../shared/i18n/text-registry.ts'

type Issue = z.ZodError['issues'][number]
type FieldText = keyof TextRegistry['request']['fields'] | 'tooShort' | 'tooLong' | 'tooFew' | 'tooMany'

interface Sentence {
  readonly text: FieldText
  readonly values?: Readonly<Record<string, string | number>>
}

/** A contract may name a text of its own slice instead: « reviews:errors.nameTooShort ». */
const ownText = /^[a-z-]+:[\w.]+$/

const limited = (small: boolean, { origin, limit }: { origin: string; limit: number | bigint }): Sentence => {
  const values = { count: Number(limit), limit: Number(limit) }
  if (origin === 'string')
    return limit === 1 && small ? { text: 'required' } : { text: small ? 'tooShort' : 'tooLong', values }
  if (origin === 'array' || origin === 'set') return { text: small ? 'tooFew' : 'tooMany', values }
  return { text: small ? 'tooSmall' : 'tooLarge', values }
}

const formats: Readonly<Record<string, FieldText>> = {
  email: 'email',
  url: 'address',
  date: 'date',
  datetime: 'date',
}

const wrongType = ({ expected, input }: { expected: string; input?: unknown }): Sentence => {
  if (input === undefined || input === null) return { text: 'required' }
  if (expected === 'int') return { text: 'notWhole' }
  return { text: expected === 'number' ? 'notANumber' : 'invalid' }
}

/** The sentence for a value of a union: the one of the last option, which is meant for people. */
const ofUnion = (errors: readonly (readonly Issue[])[]): Sentence => {
  const [issue] = errors.at(-1) ?? []
  return issue ? sentenceOf(issue) : { text: 'invalid' }
}

const sentenceOf = (issue: Issue): Sentence => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'too_small':
      return limited(true, { origin: issue.origin, limit: issue.minimum })
    case 'too_big':
      return limited(false, { origin: issue.origin, limit: issue.maximum })
    case 'invalid_format':
      return { text: formats[issue.format] ?? 'invalid' }
    case 'invalid_value':
      return { text: 'choice' }
    case 'unrecognized_keys':
      return { text: 'unknown' }
    case 'invalid_union':
      return ofUnion(issue.errors)
    default:
      return { text: 'invalid' }
  }
}

/** A field is named by its dotted path; each unknown field has its own name. */
const namesOf = (issue: Issue) =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].join('.'))
    : [issue.path.join('.') || 'body']

type Say = (key: string, values: Readonly<Record<string, string | number>>) => string

/** One sentence for each refused field, its first issue, under its dotted name. */
export const fieldMessages = (issues: readonly Issue[], say: Say): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const { text, values = {} } = sentenceOf(issue)
    const key = ownText.test(issue.message) ? issue.message : `request:fields.${text}`
    for (const name of namesOf(issue)) fields[name] ??= say(key, values)
  }
  return fields
}
