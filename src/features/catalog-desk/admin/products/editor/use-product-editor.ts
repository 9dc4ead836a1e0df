import { useQueryClient } from '@tanstack/react-query'
import { useEditor } from '../../../../../ui/admin/editor/use-editor.ts'
import { showFailure } from '../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../../ui/toasts/toasts.ts'
import { linesOfCut } from '../../../../garments/cut.ts'
import { cutOfDraft, measuresOfDraft } from '../../../../garments/garment-draft.ts'
import { cutLineIn, measureLineIn } from '../../../../garments/garment-lines.ts'
import { linesOfMeasures } from '../../../../garments/garment-measures.ts'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import type { ProductWritingContract } from '../../../product-writing.contract.ts'
import { editedProductQuery, readingsOfProducts } from '../products.queries.ts'
import { type DraftField, draftOf, inputOf, type ProductDraft, soldSizes } from './product-draft.ts'
import { faultsOf, fieldOfRefusal } from './product-faults.ts'

/** What became of the fields that are refused, beside the fields of the form. */
const errorsOf = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const field = fieldOfRefusal(path)
      return field ? [[field, message]] : []
    }),
  )

/** Edits a product of the shop; what is typed stays while another page is looked at. */
export const useProductEditor = (product: EditedProduct) => {
  const { t } = useTranslation('adminProducts')
  const lng = useLanguage()
  const api = useApi<ProductWritingContract>()
  const queries = useQueryClient()
  const { _id: id, version } = product
  const isShown = product.state !== 'draft' || product.publishAt !== null
  const inWords = (field: DraftField, draft: ProductDraft) => {
    const value = draft[field]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field === 'fittedAt') return draft.fittedAt.map((girth) => t(`girths.${girth}`)).join(', ')
    if (field === 'stocks')
      return soldSizes(draft)
        .map((size) => `${size || t('sizes.none')}\u00a0: ${draft.stocks[size] ?? ''}`)
        .join(', ')
    if (field === 'cut')
      return linesOfCut(cutOfDraft(draft.cut))
        .map((line) => cutLineIn(line, lng))
        .join(', ')
    if (field === 'measures')
      return linesOfMeasures(measuresOfDraft(draft.measures))
        .map((line) => measureLineIn(line, lng))
        .join('\u00a0; ')
    return String(value)
  }
  const editor = useEditor({
    id: `product:${id}`,
    saved: draftOf(product),
    version,
    keptOnLeaving: true,
    keptForDevices: true,
    faultsOf: (draft) =>
      Object.fromEntries(
        Object.entries(faultsOf(draft, { isShown })).map(([field, fault]) => [field, t(`faults.${fault}`)]),
      ),
    send: async ({ draft }) => {
      const body = { ...inputOf(draft), version }
      return (await api('PUT /admin/products/{id}', { params: { id }, body })).product
    },
    succeeded: (answer) => {
      // Otherwise the form would show what was saved before until it is read again.
      queries.setQueryData(editedProductQuery(api, id).queryKey, answer)
      notify('general', { title: t('saved'), variant: 'success' })
      return draftOf(answer)
    },
    failed: (error) => {
      if (error !== undefined) showFailure(t('notSaved'), error)
    },
    errorsOf,
    reread: async () => (await queries.fetchQuery(editedProductQuery(api, id))).version,
    refresh: readingsOfProducts,
  })
  return {
    ...editor,
    changedFields: editor.unsaved.map((field) => ({
      name: field,
      label: t(`fields.${field}`),
      takeBackLabel: t('takeBackField', { name: t(`fields.${field}`) }),
      takeBack: () => editor.takeSaved(field),
    })),
    conflicts: editor.contested.map((field) => ({
      field,
      label: t(`fields.${field}`),
      theirs: inWords(field, editor.saved),
      take: () => editor.takeSaved(field),
    })),
  }
}

export type ProductEditor = ReturnType<typeof useProductEditor>
