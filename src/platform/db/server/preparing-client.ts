import { createHash } from 'node:crypto'
import { nextTick } from 'node:process'
import pg from 'pg'

/**
 * There are fewer fixed statements than this. Further texts differ only by a count, so preparing them is not worth it.
 */
const mostNames = 1_000

const names = new Map<string, string>()

const nameOf = (text: string) => {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostNames) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}

interface Query {
  readonly text: string
  readonly name?: string
}

const isAsked = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** Gives a query with values a name, when it has none, so that the server prepares it. */
const named = (asked: unknown, values: unknown) => {
  const isNameable = isAsked(asked) && asked.name === undefined && Array.isArray(values) && values.length > 0
  const name = isNameable ? nameOf(asked.text) : undefined
  return name === undefined ? asked : { ...(asked as Query), name }
}

/** Whether this is the `begin` that drizzle sends. */
const isBeginning = ([question, , done]: readonly unknown[]) =>
  isAsked(question) && question.text === 'begin' && done === undefined

/**
 * Answers `begin` without waiting, so that the first query leaves in the same packet; when the connection fails, that
 * query fails as well.
 */
const unawaited = async (answer: Promise<unknown>) => {
  answer.catch(() => undefined)
  return { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }
}

/**
 * A connection with prepared statements: the server parses each text once and plans it a few times instead of at each
 * use, which is most of the work of a small statement. Queries of the same tick are sent in one packet, because sending
 * a packet and waking the server is most of the rest.
 */
export class PreparingClient extends pg.Client {
  #isGathering = false

  // The declared overloads are many, so the arguments are passed on as they are, and only a name is added.
  override query(...asked: readonly unknown[]): never {
    this.#gather()
    const [question, values, ...rest] = asked
    const answer = Reflect.apply(super.query, this, [named(question, values), values, ...rest]) as never
    return isBeginning(asked) ? (unawaited(answer) as never) : answer
  }

  #gather() {
    if (this.#isGathering) return
    const { stream } = this.connection
    this.#isGathering = true
    stream.cork()
    nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }
}
