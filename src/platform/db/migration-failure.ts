import { StartupError } from './startup-error.ts'

/** Turns the error of a refused migration into a sentence that says what to do. */
export const migrationFailure = (name: string, error: unknown) => {
  if (!(error instanceof Error)) return new StartupError(`The migration ${name} failed: ${error}`)
  const code = 'code' in error ? String(error.code) : ''
  const { message } = error
  return new StartupError(sentenceOf({ name, code, message }), { cause: error })
}

const sentenceOf = ({ name, code, message }: { name: string; code: string; message: string }) => {
  if (/extension/.test(message) && code === '42501')
    return `The database user may not create extensions (${message}): have an administrator run « create extension unaccent; create extension pg_trgm; create extension btree_gist; » in this database once.`
  if (/extension/.test(message) && ['58P01', '0A000'].includes(code))
    return `The PostgreSQL server lacks an extension (${message}): install its contrib package, often called postgresql-contrib.`
  if (code === '42501')
    return `The database user may not create tables (${message}): make it the owner of the database, or grant it « create » on the schema.`
  return `The migration ${name} failed and was undone: ${message}`
}
