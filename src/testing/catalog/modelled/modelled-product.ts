import { isDeepStrictEqual } from 'node:util'
import type { ProductState } from '../../../features/catalog/product.limits.ts'
import type { VersionAction } from '../../../features/catalog-desk/versioned-fields.ts'
import type { Language } from '../../../shared/i18n/languages.ts'

/** What is written of a product and can be had again. */
export interface Texts {
  readonly name: string
  readonly nameEn: string | null
  readonly description: string
  readonly descriptionEn: string | null
  readonly composition: string
  readonly price: number
}

/** What was done to a product, and how it read afterwards. */
interface ModelledVersion {
  readonly action: VersionAction
  readonly texts: Texts
}

/** How a call ends: it is done, or refused with this kind of refusal. */
export type Outcome = 'done' | 'conflict' | 'invalid' | 'not-found'

interface NextVersion {
  readonly changes: Partial<Texts>
  readonly publishAt: number | null
}

/** A product as the model expects it. Its only size is 38; it has no stock until a size is written. */
export interface ModelledProduct {
  readonly id: string
  texts: Texts
  stock: number | null
  state: ProductState
  publishAt: number | null
  version: number
  /** When the shop showed it first; null while it never did. */
  shownSince: number | null
  isRemoved: boolean
  next: NextVersion | null
  readonly versions: ModelledVersion[]
}

type Begun = Pick<ModelledProduct, 'id' | 'texts' | 'stock'>

/** A product that was just made, as a draft. */
export const madeProduct = (begun: Begun): ModelledProduct => ({
  ...begun,
  state: 'draft',
  publishAt: null,
  version: 1,
  shownSince: null,
  isRemoved: false,
  next: null,
  versions: [{ action: 'created', texts: begun.texts }],
})

export type Content = Pick<ModelledProduct, 'texts' | 'stock' | 'state' | 'publishAt'>

/** Whether a product has the words and sizes that its state asks for. */
export const isWritten = ({ texts, stock, state, publishAt }: Content) => {
  const isAsked = state !== 'draft' || publishAt !== null
  return !isAsked || (texts.description !== '' && texts.composition !== '' && stock !== null)
}

const keepVersion = (product: ModelledProduct, action: VersionAction) =>
  product.versions.push({ action, texts: product.texts })

/** Gives a product a content, with one entry of the log for each of these actions. */
export const becomes = (
  product: ModelledProduct,
  content: Partial<Content>,
  { actions, now }: { readonly actions: readonly VersionAction[]; readonly now: number },
) => {
  Object.assign(product, content)
  product.version++
  if (product.state === 'published') product.shownSince ??= now
  for (const action of actions) keepVersion(product, action)
}

interface Written {
  readonly texts: Texts
  readonly stock?: number | null
  readonly action: 'updated' | 'restored' | 'next_published'
  readonly now: number
}

/** Writes a product as an editor does. */
export const write = (
  product: ModelledProduct,
  { texts, stock = product.stock, action, now }: Written,
): Outcome => {
  if (isDeepStrictEqual(texts, product.texts) && stock === product.stock) return 'done'
  if (!isWritten({ ...product, texts, stock })) return 'invalid'
  becomes(product, { texts, stock }, { actions: [action], now })
  return 'done'
}

interface WantedState {
  readonly state: ProductState
  readonly publishAt?: number | null
  readonly now: number
}

const logged = { draft: 'dated', published: 'published', archived: 'archived' } as const

/** Publishes a product, archives it, or dates a draft. */
export const changeState = (
  product: ModelledProduct,
  { state, publishAt = null, now }: WantedState,
): Outcome => {
  if (state === 'draft' && product.state !== 'draft') return 'invalid'
  if (publishAt !== null && (state !== 'draft' || publishAt <= now)) return 'invalid'
  if (state === product.state && publishAt === product.publishAt) return 'done'
  if (!isWritten({ ...product, state, publishAt })) return 'invalid'
  becomes(product, { state, publishAt }, { actions: [logged[state]], now })
  return 'done'
}

/** What differs between what a product reads and what is wanted. */
export const differing = (texts: Texts, wanted: Partial<Texts>): Partial<Texts> =>
  Object.fromEntries(Object.entries(wanted).filter(([field, value]) => texts[field as keyof Texts] !== value))

/** Publishes the changes that wait beside a product. */
export const publishNext = (product: ModelledProduct, now: number): Outcome => {
  if (!product.next) return 'not-found'
  const texts = { ...product.texts, ...product.next.changes }
  product.next = null
  return write(product, { texts, action: 'next_published', now })
}

/** A product as a reader of a language sees it. */
export const readIn = (lng: Language, { name, nameEn, description, descriptionEn, price }: Texts) => ({
  name: (lng === 'en' && nameEn) || name,
  description: (lng === 'en' && descriptionEn) || description,
  price,
})
