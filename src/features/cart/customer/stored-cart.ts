import { parsedJson } from '../../../shared/json.ts'
import { largestQuantity, lineDefaults, mostLines } from '../cart.limits.ts'
import { addLine } from '../cart.rules.ts'
import type { CartLine, CartOptions } from '../cart-line.ts'

type Found = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const optionsIn = (value: unknown): CartOptions =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) => (isText(text) ? [[name, text]] : [])),
      )
    : {}

const priceIn = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : lineDefaults.price

/** Images come from the house itself; any other address was not stored by its own pages. */
const imageIn = (value: unknown) => (isText(value) && /^\/(?![/\\])/.test(value) ? value : lineDefaults.image)

const isPercent = (value: unknown): value is number => isCount(value) && value <= 100

const focalPointIn = (value: unknown) =>
  isObject(value) && isPercent(value.x) && isPercent(value.y) && { focalPoint: { x: value.x, y: value.y } }

const lineIn = (value: unknown): CartLine | undefined => {
  if (!isObject(value) || !isText(value.productId)) return undefined
  if (!isCount(value.quantity) || value.quantity < 1) return undefined
  return {
    productId: value.productId,
    quantity: Math.min(value.quantity, largestQuantity),
    options: optionsIn(value.options),
    name: isText(value.name) ? value.name : lineDefaults.name,
    price: priceIn(value.price),
    image: imageIn(value.image),
    ...focalPointIn(value.focalPoint),
    ...(isCount(value.stock) && { stock: value.stock }),
  }
}

/**
 * Reads the lines of a guest's cart from the browser's storage, which may hold anything (§3): a line with a product and
 * a quantity is kept, with defaults for missing fields; anything else is left out.
 */
export const readCart = (text: string | null): readonly CartLine[] => {
  const found = text === null ? undefined : parsedJson(text)
  if (!Array.isArray(found)) return []
  return found
    .slice(0, mostLines)
    .flatMap((value) => lineIn(value) ?? [])
    .reduce<readonly CartLine[]>(addLine, [])
}

/** The text that the browser stores for a guest's cart. */
export const writeCart = (lines: readonly CartLine[]) => JSON.stringify(lines)
