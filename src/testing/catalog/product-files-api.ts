import type { ProductColumn } from '../../features/product-files/product-columns.ts'
import type { Comparison, ProductImport } from '../../features/product-files/product-files.contract.ts'
import { productFilesRoutes } from '../../features/product-files/server/product-files.routes.ts'
import type { Context } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'

const dispatcher = createDispatcher({ modules: [productFilesRoutes], checkAnswers: true })

interface Imported {
  readonly import: ProductImport
  readonly products: readonly { readonly line: number; readonly productId: string }[]
}

interface TakenBack {
  readonly restored: number
  readonly kept: readonly { readonly productId: string; readonly name: string }[]
}

/** A file with the fields beside it, as a browser sends them. */
const sent = (bytes: Uint8Array, body: Readonly<Record<string, string>> = {}) => ({
  receive: async () => ({ files: [{ field: 'file', name: 'produits.csv', bytes }], body }),
})

/** The calls for files of products, as a member of the team makes them. */
export const productFilesApi = (context: () => Context) => {
  // Files arrive beside the typed input, so these calls have no type of the client.
  const call = async <Answer>(key: string, input: object) =>
    (await dispatcher.call(context(), key as never, input as never)) as Answer
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const compareBytes = async (bytes: Uint8Array, columns?: readonly (ProductColumn | null)[]) => {
    const body = columns && { columns: JSON.stringify(columns) }
    const key = 'POST /admin/product-imports/comparison'
    return (await call<{ comparison: Comparison }>(key, sent(bytes, body))).comparison
  }
  const compare = (text: string, columns?: readonly (ProductColumn | null)[]) =>
    compareBytes(bytesOf(text), columns)
  const send = (text: string, seen: string) =>
    call<Imported>('POST /admin/product-imports', sent(bytesOf(text), { seen }))
  return {
    compare,
    compareBytes,
    send,
    /** Imports a file as it was compared. */
    bring: async (text: string) => send(text, (await compare(text)).seen),
    takeBack: (id: string) =>
      call<TakenBack>('POST /admin/product-imports/{id}/taking-back', { params: { id } }),
    list: async () =>
      (await call<{ imports: readonly ProductImport[] }>('GET /admin/product-imports', {})).imports,
  }
}
