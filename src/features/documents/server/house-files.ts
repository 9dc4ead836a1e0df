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
export const excerptLine = /^\{\{> ([\w-]+)\}\}$/gm

/** The names of the texts that several others contain. */
export const excerptNames = Object.keys(files).flatMap((path) => {
  const name = /\/fr\/extraits\/([\w-]+)\.md$/.exec(path)?.[1]
  return name === undefined ? [] : [name]
})

/** A text with the excerpts that it asks for. */
export const withExcerpts = (text: string, lng: Language) =>
  text.replace(excerptLine, (_, excerpt: string) => fileOf(`${lng}/extraits/${excerpt}`).trim())

/** A file of the house in a language, with the excerpts that it asks for. */
export const readHouseFile = (name: string, lng: Language) => withExcerpts(fileOf(`${lng}/${name}`), lng)

/** The same as it is written, its excerpts only named. */
export const writtenHouseFile = (name: string, lng: Language) => fileOf(`${lng}/${name}`)
