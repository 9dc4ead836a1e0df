import type { FastifyRequest } from 'fastify'
import { type Language, languages } from '../../../shared/i18n/languages.ts'
import type { PlainPage } from './plain-page.ts'
import type { Translate } from './refusal.ts'

const tooLarge = 413

/** A failure that is not the visitor's may be over after this time. */
const failureWaitSeconds = 30
/** Visitors who were sent away together do not all come back at the same moment. */
const mostSpreadSeconds = 5

/** Statuses of refusals that end by themselves. */
const passing = new Set([429, 500, 503])

interface Options {
  readonly status: number
  /** What the answer says in Retry-After. */
  readonly seconds: number | undefined
  readonly lng: Language
  readonly wordsIn: (lng: Language) => string
  readonly translate: Translate
  readonly request: Pick<FastifyRequest, 'method'>
  readonly houseName: string
}

/** The page that says why a visitor is refused, when to come back, and comes back by itself where that can help. */
export const refusalPage = (options: Options): PlainPage => {
  const { status, lng, wordsIn, translate, houseName } = options
  const { method } = options.request
  const wait = passing.has(status) ? (options.seconds ?? failureWaitSeconds) : undefined
  const seconds = wait && wait + Math.floor(Math.random() * (mostSpreadSeconds + 1))
  // What was posted would be lost if the page came back by itself.
  const comesBack = method === 'GET' || method === 'HEAD'

  const adviceIn = (language: Language) => {
    if (status === tooLarge) return translate(language, 'request:away.sendLess', {})
    if (seconds === undefined) return undefined
    const key = comesBack ? 'request:away.comesBack' : 'request:away.sendAgain'
    return translate(language, key, { count: seconds })
  }

  const other = languages.find((each) => each !== lng) ?? lng
  return {
    lng,
    houseName,
    sentence: wordsIn(lng),
    advice: adviceIn(lng),
    back: translate(lng, 'request:backHome', {}),
    other: { lng: other, sentence: wordsIn(other), advice: adviceIn(other) },
    ...(seconds !== undefined &&
      comesBack && {
        again: { seconds, now: translate(lng, 'request:away.now', {}) },
      }),
  }
}
