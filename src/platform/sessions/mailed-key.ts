import { timingSafeEqual } from 'node:crypto'
import type { Tokens } from './tokens.ts'

interface Making {
  readonly tokens: Pick<Tokens, 'pseudonym'>
}

/** The key of a mailed link, made from what it opens: nothing is stored, and none can be guessed. */
export const mailedKey = ({ tokens }: Making, opens: string) => tokens.pseudonym(opens)

/** Whether a key that is shown opens this. */
export const isMailedKey = (ctx: Making, opens: string, shown: string | undefined) => {
  const [given, right] = [Buffer.from(shown ?? ''), Buffer.from(mailedKey(ctx, opens))]
  return given.length === right.length && timingSafeEqual(given, right)
}
