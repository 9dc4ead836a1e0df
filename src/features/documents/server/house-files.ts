import type { Language } from '../../../shared/i18n/languages.ts'

/** Every file of `content/`, taken in when the house is built. */
const files = import.meta.glob<string>('../../../../content/{fr,en}/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const fileOf = (path: string) => {
  const file = files[`../../../../content/${path}.md`]
  if (file === undefined) throw new Error(`There is no content/${path}.md`)
  return file
}

/** A text that several others contain, on a line of its own: « {{> garantie-legale}} ». */
const excerptLine = /^\{\{> ([\w-]+)\}\}$/gm

/** A file of the house in a language, with the excerpts that it asks for. */
export const readHouseFile = (name: string, lng: Language) =>
  fileOf(`${lng}/${name}`).replace(excerptLine, (_, excerpt: string) =>
    fileOf(`${lng}/extraits/${excerpt}`).trim(),
  )
