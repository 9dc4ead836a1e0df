import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { longDay } from '../../../../shared/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { DraftField, ItemDraft } from './item-draft.ts'
import type { DraftOfItem } from './use-item-draft.ts'

/** The value of a field, in words. */
const useSaid = () => {
  const { t } = useTranslation('galleryAdmin')
  const { t: kinds } = useTranslation('galleryKinds')
  const lng = useLanguage()
  return (field: DraftField, draft: ItemDraft): string => {
    const nothing = t('item.nothing')
    switch (field) {
      case 'occasion':
        return draft.occasion ? kinds(`occasions.${draft.occasion}`) : nothing
      case 'colours':
        return draft.colours.map((colour) => kinds(`colours.${colour}`)).join(', ') || nothing
      case 'products':
        return draft.products.map(({ name }) => name).join(', ') || nothing
      case 'focalPoint':
        return t('item.focalMarker', draft.focalPoint)
      case 'published':
        return t(draft.published ? 'item.yes' : 'item.no')
      case 'publishedFrom':
      case 'publishedTo':
        return draft[field] ? longDay(draft[field], lng) : nothing
      default:
        return draft[field] || nothing
    }
  }
}

interface ContestedFieldsProps {
  readonly written: DraftOfItem
  /** An editor who saves without having seen the conflict is led to this heading first. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** What a colleague has changed meanwhile in the very fields that are written in here. */
export const ContestedFields = ({ written, heading }: ContestedFieldsProps) => {
  const { t } = useTranslation('galleryAdmin')
  const said = useSaid()
  const { contested, house, takeTheirs } = written
  return (
    <div role="alert" className="not-empty:mt-6 not-empty:border-garance not-empty:border-s-2 not-empty:ps-4">
      {contested.length > 0 && (
        <>
          <h3 ref={heading} tabIndex={-1} className="font-semibold">
            {t('item.conflictTitle')}
          </h3>
          <p className="mt-1 max-w-[46rem] text-small">{t('item.conflictText')}</p>
          <dl className="mt-3 text-small">
            {contested.map((field) => (
              <div
                key={field}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-t py-2"
              >
                <dt className="w-48 flex-none font-medium">{t(`item.fields.${field}`)}</dt>
                <dd className="min-w-0 flex-1 wrap-anywhere">
                  {t('item.theirs', { value: said(field, house) })}
                </dd>
                <dd>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t('item.takeNamed', { field: t(`item.fields.${field}`) })}
                    onClick={() => {
                      heading.current?.focus()
                      takeTheirs(field)
                    }}
                  >
                    {t('item.take')}
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}
