import { StartupError } from '../startup-error.ts'

interface Failure {
  readonly error: unknown
  readonly url: string
}

/** Turns a refused connection into a sentence that says what to set, without the password. */
export const connectionFailure = ({ error, url }: Failure) => {
  const { host, database, user } = partsOf(url)
  const sentences: Record<string, string> = {
    '28P01': `The database server at ${host} refuses the password of « ${user} »: correct it in DATABASE_URL.`,
    '28000': `The database server at ${host} does not let « ${user} » in: correct the user or its rights, see DATABASE_URL.`,
    '3D000': `The database « ${database} » does not exist at ${host}: create it (createdb ${database}) or correct DATABASE_URL.`,
    '53300': `The database server at ${host} has no connection left: raise its max_connections or stop other programs.`,
    '57P03': `The database server at ${host} is still starting: try again in a moment.`,
    ERR_INVALID_URL: `DATABASE_URL is not an address: write it as postgres://user:password@host:5432/database.`,
  }
  const sentence =
    sentences[codeOf(error)] ??
    `No PostgreSQL server answers at ${host} (${reasonOf(error)}): start it, correct DATABASE_URL, or leave DATABASE_URL out for the built-in database.`
  return new StartupError(sentence, { cause: error })
}

const partsOf = (url: string) => {
  if (!URL.canParse(url)) return { host: 'this address', database: '', user: '' }
  const { host, pathname, username } = new URL(url)
  return {
    host: host || 'localhost',
    database: decodeURIComponent(pathname.slice(1)),
    user: decodeURIComponent(username),
  }
}

const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code
  return ''
}

const reasonOf = (error: unknown): string => {
  const [first] = error instanceof AggregateError ? error.errors : []
  return codeOf(error) || codeOf(first) || (error instanceof Error ? error.message : String(error))
}
