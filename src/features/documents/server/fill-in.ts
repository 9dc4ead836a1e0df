/** What the blanks of a text are filled with, by name. */
export type Facts = Readonly<Record<string, string>>

const blank = /\{\{([\w.]+)\}\}/g

/** Whether a text leaves blanks: « {{seller.legalName}} ». */
export const hasBlanks = (text: string) => text.search(blank) !== -1

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const fill = (text: string, write: (name: string) => string) =>
  text.replace(blank, (_, name: string) => write(name))

const factOf = (facts: Facts, name: string) => {
  const fact = facts[name]
  if (fact === undefined) throw new Error(`A text of the house asks for « ${name} », which nobody knows`)
  return fact
}

/** Fills the blanks of a text; a blank without a fact is a fault of the text. */
export const fillIn = (text: string, facts: Facts) => fill(text, (name) => factOf(facts, name))

/** The same for HTML: what is filled in is words, never tags. */
export const fillInHtml = (html: string, facts: Facts) =>
  fill(html, (name) => escapeHtml(factOf(facts, name)))
