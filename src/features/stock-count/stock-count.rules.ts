import { productLimits } from '../catalog/product.limits.ts'

/**
 * The SKU that a code says, as the house writes one. A hand scanner ends what it types with a line, and a label may hold
 * what is no SKU at all.
 */
export const skuSaidBy = (read: string) => {
  const sku = read
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return sku !== '' && sku.length <= productLimits.skuLength ? sku : undefined
}

/** The product with this SKU; in capitals or not, where none is written so. */
export const productWithSku = <Product extends { readonly sku: string }>(
  products: readonly Product[],
  sku: string,
) =>
  products.find((product) => product.sku === sku) ??
  products.find((product) => product.sku.toLowerCase() === sku.toLowerCase())
