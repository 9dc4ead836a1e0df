import { createHash } from 'node:crypto'
import { nextTick } from 'node:process'
import pg from 'pg'

/** More texts than the house has; beyond them a text is one of many that differ by a count, and not worth keeping. */
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

interface Asked {
  readonly text: string
  readonly name?: string
}

const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** The same question under a name, when it has values and none yet. */
const named = (asked: unknown, values: unknown) => {
  const isNameable = isAsked(asked) && asked.name === undefined && Array.isArray(values) && values.length > 0
  const name = isNameable ? nameOf(asked.text) : undefined
  return name === undefined ? asked : { ...(asked as Asked), name }
}

/** The beginning of a transaction, as drizzle asks for it. */
const isBeginning = ([question, , done]: readonly unknown[]) =>
  isAsked(question) && question.text === 'begin' && done === undefined

/** Its first question leaves with it; where there is no connection, that one fails as well. */
const unawaited = async (answer: Promise<unknown>) => {
  answer.catch(() => undefined)
  return { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }
}

/**
 * A connection that lets the server keep what it has understood: each text is parsed once and planned a few times instead
 * of at each use, which is most of the work of a small statement. Questions of one moment leave in one packet: sending
 * one, and waking the server for it, is most of what is left.
 */
export class PreparingClient extends pg.Client {
  #isGathering = false

  // The declared overloads are many; what comes in goes on, with a name.
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
