import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../../../../../ui/admin/editor/use-editor.ts'
import { showFailure } from '../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { notify } from '../../../../../ui/toasts/toasts.ts'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import type { ProductWritingContract } from '../../../product-writing.contract.ts'
import { editedProductQuery, readingsOfProducts } from '../products.queries.ts'
import {
  blankDraft,
  type DraftField,
  draftOf,
  faultsOf,
  fieldOfRefusal,
  inputOf,
  type ProductDraft,
  soldSizes,
} from './product-draft.ts'

/** What became of the fields that are refused, beside the fields of the form. */
const errorsOf = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const field = fieldOfRefusal(path)
      return field ? [[field, message]] : []
    }),
  )

interface ProductEditorInput<Answer> {
  readonly id: string
  readonly saved: ProductDraft
  readonly version: number
  readonly send: (draft: ProductDraft) => Promise<Answer>
  readonly succeeded: (answer: Answer) => ProductDraft | undefined
  readonly reread: () => Promise<number | undefined>
}

const useDraftEditor = <Answer>({
  id,
  saved,
  version,
  send,
  succeeded,
  reread,
}: ProductEditorInput<Answer>) => {
  const { t } = useTranslation('adminProducts')
  const inWords = (field: DraftField, draft: ProductDraft) => {
    const value = draft[field]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field === 'fittedAt') return draft.fittedAt.map((girth) => t(`girths.${girth}`)).join(', ')
    if (field === 'stocks')
      return soldSizes(draft)
        .map((size) => `${size || t('sizes.none')}\u00a0: ${draft.stocks[size] ?? ''}`)
        .join(', ')
    return String(value)
  }
  const editor = useEditor<ProductDraft, Answer>({
    id,
    saved,
    version,
    keptOnLeaving: true,
    faultsOf: (draft) =>
      Object.fromEntries(
        Object.entries(faultsOf(draft)).map(([field, fault]) => [field, t(`faults.${fault}`)]),
      ),
    send: ({ draft }) => send(draft),
    succeeded,
    failed: (error) => {
      if (error !== undefined) showFailure(t('notSaved'), error)
    },
    errorsOf,
    reread,
    refresh: readingsOfProducts,
  })
  return {
    ...editor,
    conflicts: editor.contested.map((field) => ({
      field,
      label: t(`fields.${field}`),
      theirs: inWords(field, editor.saved),
      take: () => editor.takeSaved(field),
    })),
  }
}

/** Edits a product of the shop; what is typed stays while another page is looked at. */
export const useProductEditor = (product: EditedProduct) => {
  const { t } = useTranslation('adminProducts')
  const api = useApi<ProductWritingContract>()
  const queries = useQueryClient()
  const { _id: id, version } = product
  return useDraftEditor({
    id: `product ${id}`,
    saved: draftOf(product),
    version,
    send: async (draft) => {
      await api('PUT /products/{id}', { params: { id }, body: { ...inputOf(draft), version } })
      return queries.fetchQuery(editedProductQuery(api, id))
    },
    succeeded: (answer) => {
      notify('general', { title: t('saved'), variant: 'success' })
      return draftOf(answer)
    },
    reread: async () => (await queries.fetchQuery(editedProductQuery(api, id))).version,
  })
}

/** Writes a new product; `created` is given its id. */
export const useNewProductEditor = (created: (id: string) => void) => {
  const { t } = useTranslation('adminProducts')
  const api = useApi<ProductWritingContract>()
  return useDraftEditor({
    id: 'product new',
    saved: blankDraft,
    version: 0,
    send: (draft) => api('POST /products', { body: inputOf(draft) }),
    succeeded: ({ _id }) => {
      notify('general', { title: t('created'), variant: 'success' })
      created(_id)
      return blankDraft
    },
    reread: async () => undefined,
  })
}

export type ProductEditor = ReturnType<typeof useProductEditor>
