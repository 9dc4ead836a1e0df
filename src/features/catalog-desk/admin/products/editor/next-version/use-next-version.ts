import { useState } from 'react'
import { showFailure } from '../../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../../../ui/api/use-write.ts'
import { useOwnTexts } from '../../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../../../ui/toasts/toasts.ts'
import type { EditedProduct } from '../../../../edited-product.schema.ts'
import type { NextVersionContract } from '../../../../next-version.contract.ts'
import { nextVersionQuery, readingsOfProducts } from '../../products.queries.ts'
import { inputOf } from '../product-draft.ts'
import type { ProductEditor } from '../use-product-editor.ts'
import { nextVersionTexts } from './next-version.texts.ts'
import { takenChanges } from './taken-changes.ts'

type Deed = 'keep' | 'publish' | 'discard' | { readonly publishAt: string | null }

const doneOf = (deed: Deed) => (typeof deed === 'string' ? deed : 'dated')

/** The changes that wait beside a published product, and what is done with them. */
export const useNextVersion = (product: EditedProduct, editor: ProductEditor) => {
  useOwnTexts('nextVersion', nextVersionTexts)
  const { t } = useTranslation('nextVersion')
  const api = useApi<NextVersionContract>()
  const { _id: id, version } = product
  const { data: next, refetch } = usePrivateQuery(nextVersionQuery(api, id), {
    isOpen: product.state === 'published',
  })
  /** Whether the form holds what waits, so that it takes its place. */
  const [isTaken, setTaken] = useState(false)
  const params = { id }
  const seen = next?.version ?? 1
  const send = (deed: Deed): Promise<unknown> => {
    if (deed === 'keep') {
      const body = {
        product: { ...inputOf(editor.draft), version },
        seen: next?.version ?? null,
        adds: !isTaken,
      }
      return api('PUT /admin/products/{id}/next-version', { params, body })
    }
    if (deed === 'publish')
      return api('POST /admin/products/{id}/next-version/publication', { params, body: { seen } })
    if (deed === 'discard') return api('DELETE /admin/products/{id}/next-version', { params })
    return api('PUT /admin/products/{id}/next-version/date', { params, body: { ...deed, seen } })
  }
  const { write, writing } = useWrite({
    send,
    succeeded: (_answer, deed) => {
      if (deed === 'keep') {
        editor.discard()
        setTaken(false)
      }
      notify('general', { title: t(`done.${doneOf(deed)}`), variant: 'success' })
    },
    failed: (error) => {
      showFailure(t('failed'), error)
      void refetch()
    },
    refresh: readingsOfProducts,
  })
  return {
    next: next ?? undefined,
    writing,
    do: (deed: Deed) => void write(deed),
    take: () => {
      if (!next) return
      editor.change(takenChanges(next.changes))
      setTaken(true)
    },
  }
}

export type NextVersionDesk = ReturnType<typeof useNextVersion>
