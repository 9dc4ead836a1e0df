/** Structured data that search engines hold against what the page says to its readers. */
const told = new Set([
  'name',
  'headline',
  'text',
  'description',
  'reviewBody',
  'telephone',
  'email',
  'streetAddress',
  'postalCode',
  'addressLocality',
  'category',
  'material',
  'color',
  'size',
  'sku',
  'opens',
  'closes',
])

const prices = new Set(['price', 'lowPrice', 'highPrice'])

const withoutSpace = (text: string) => text.replace(/<[^>]*>/g, '').replace(/\s/g, '')

/** A price as it is written in either language, without space. */
const written = (price: number) => {
  const [whole = '', cents] = price.toFixed(2).split('.')
  const british = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === '00' ? [`${whole}€`, `€${british}`] : [`${whole},${cents}€`, `€${british}.${cents}`]
}

const isTold = (key: string, value: unknown, text: string) => {
  if (prices.has(key)) return written(Number(value)).some((price) => text.includes(price))
  if (told.has(key) && typeof value === 'string') return text.includes(withoutSpace(value))
  return true
}

/** What is only told to search engines; `text` is all that the page says, without space. */
export const untold = (value: unknown, text: string, key = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => untold(item, text, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => untold(item, text, name))
  return isTold(key, value, text) ? [] : [`${key}: ${value}`]
}

const addressKeys = new Set(['url', 'item', 'image', 'logo', 'contentUrl', 'thumbnailUrl'])

/** Addresses that structured data leads to. */
export const addressesIn = (value: unknown, key = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => addressesIn(item, name))
  return addressKeys.has(key) && typeof value === 'string' ? [value] : []
}
