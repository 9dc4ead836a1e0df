import { isDeepStrictEqual } from 'node:util'
import { becomes, type Content, isWritten, type ModelledProduct, type Texts } from './modelled-product.ts'

/** What a file has made of a product: its content before and after, or only after where the file added it. */
export interface ImportedLine {
  readonly product: ModelledProduct
  readonly before: Content | null
  readonly after: Content
}

export const contentOf = ({ texts, stock, state, publishAt }: ModelledProduct): Content => ({
  texts,
  stock,
  state,
  publishAt,
})

/** Whether a line would leave its product without the words that its state asks for, or make a draft of what was shown. */
export const isFaulty = ({ before, after }: Omit<ImportedLine, 'product'>) =>
  !isWritten(after) || (after.state === 'draft' && before !== null && before.state !== 'draft')

const isOther = (one: Content, other: Content) =>
  !isDeepStrictEqual(one.texts, other.texts) || one.stock !== other.stock

/** Makes a product what a line of a file says. */
export const importLine = ({ product, before, after }: ImportedLine, now: number) => {
  const was: Content = before ?? { ...after, state: 'draft', publishAt: null }
  const isMoved = after.state !== was.state && after.state !== 'draft'
  const actions = [
    ...(before && isOther(before, after) ? (['updated'] as const) : []),
    ...(isMoved && after.state !== 'draft' ? [after.state] : []),
  ]
  if (actions.length === 0) return
  becomes(product, after, { actions, now })
  if (!before) product.version = 1
}

/** The state of before; what the shop has shown is archived instead of a draft again. */
const stateBack = (
  { product, before, after }: ImportedLine & { readonly before: Content },
  now: number,
): Pick<Content, 'state' | 'publishAt'> & { readonly isWhole: boolean } => {
  const { state, publishAt, shownSince } = product
  if (after.state === before.state) return { state, publishAt, isWhole: true }
  if (after.state !== state) return { state, publishAt, isWhole: false }
  if (before.state === 'draft' && shownSince !== null)
    return { state: 'archived', publishAt: null, isWhole: true }
  const isToCome = before.publishAt !== null && before.publishAt > now
  return { state: before.state, publishAt: isToCome ? before.publishAt : null, isWhole: true }
}

/** The words of before, but for those that were changed since. */
const textsBack = ({ product, before, after }: ImportedLine & { readonly before: Content }) => {
  const imported = Object.entries(after.texts).filter(
    ([field, value]) => before.texts[field as keyof Texts] !== value,
  )
  const back = imported.filter(([field, value]) => product.texts[field as keyof Texts] === value)
  const texts: Texts = {
    ...product.texts,
    ...Object.fromEntries(back.map(([field]) => [field, before.texts[field as keyof Texts]])),
  }
  return { texts, isWhole: back.length === imported.length }
}

/** The stock of before, less what was sold since. A size that is no longer there stays away. */
const stockBack = ({ product, before, after }: ImportedLine & { readonly before: Content }) => {
  const { stock } = product
  if (before.stock === after.stock) return { stock, isWhole: true }
  if (stock === null) return { stock, isWhole: false }
  if (before.stock === null) return { stock: null, isWhole: true }
  return { stock: Math.max(0, stock - (after.stock ?? 0) + before.stock), isWhole: true }
}

const takeLineBack = (line: ImportedLine & { readonly before: Content }, now: number) => {
  const { product } = line
  const { isWhole: isStateBack, ...state } = stateBack(line, now)
  const { isWhole: areTextsBack, texts } = textsBack(line)
  const { isWhole: isStockBack, stock } = stockBack(line)
  const wanted: Content = { ...state, texts, stock }
  const content: Content = isWritten(wanted) ? wanted : { ...contentOf(product), ...state }
  if (isOther(content, product) || content.state !== product.state)
    becomes(product, content, { actions: ['restored'], now })
  return isWritten(wanted) && isStateBack && areTextsBack && isStockBack
}

/** Takes an import back. Returns the products of which something was changed since, and stays. */
export const takeLinesBack = (lines: readonly ImportedLine[], now: number): readonly ModelledProduct[] =>
  lines.flatMap((line) => {
    const { product, before, after } = line
    if (product.isRemoved) return []
    if (before) return takeLineBack({ ...line, before }, now) ? [] : [product]
    if (!isDeepStrictEqual(contentOf(product), after)) return [product]
    product.isRemoved = true
    return []
  })
