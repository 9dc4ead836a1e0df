import { useState } from 'react'
import { type Language, languages } from '../../../../shared/i18n/languages.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { shapeOf } from '../../spreads.rules.ts'
import { Idea } from '../../web/inspiration/idea.tsx'
import { ideasTexts } from '../../web/inspiration/ideas.texts.ts'
import { BookItem } from '../../web/lookbook/book-item.tsx'
import { slotsOf } from '../../web/lookbook/slots.ts'
import { plateTexts } from '../../web/plate/plate.texts.ts'
import type { Viewer } from '../../web/viewer/use-viewer.ts'
import type { ItemDraft } from './item-draft.ts'

/** As the public call would answer it. */
const shownItem = (item: AdminGalleryItem, draft: ItemDraft, lng: Language): GalleryItem => ({
  _id: item._id,
  board: item.board,
  title: localized(lng, draft.titleFr, draft.titleEn),
  text: localized(lng, draft.textFr, draft.textEn),
  credits: localized(lng, draft.creditsFr, draft.creditsEn),
  occasion: draft.occasion,
  colours: [...draft.colours],
  image: {
    ...item.image,
    alt: localized(lng, draft.altFr, draft.altEn),
    focalPoint: draft.focalPoint,
  },
  products: [...draft.products],
})

const idle = () => undefined

/** Nothing opens from a preview. */
const stillViewer: Viewer = {
  Part: undefined,
  isOpen: false,
  place: 0,
  turnTo: idle,
  open: idle,
  close: idle,
  prepare: idle,
}

const nothingElse = { favourite: () => null, bookingHref: () => '' }

interface ItemPreviewProps {
  readonly item: AdminGalleryItem
  readonly draft: ItemDraft
  /** The position on the board. */
  readonly place: number
}

/** A picture and its words by the very parts that the public pages are made of, with what is written so far. */
export const ItemPreview = ({ item, draft, place }: ItemPreviewProps) => {
  useOwnTexts('plate', plateTexts)
  useOwnTexts('ideas', ideasTexts)
  const { t } = useTranslation('galleryAdmin')
  const [lng, setLng] = useState(useLanguage())
  const written = shownItem(item, draft, lng)
  const shown = { ...written, title: written.title || t('untitled') }
  const kind = shapeOf(item.image) === 'landscape' ? 'across' : 'beside'
  const [slot] = slotsOf({ kind, first: 0, turned: false })
  return (
    <div className="mt-14">
      <AdminSection id="preview" title={t('item.preview')} lead={t('item.previewHint')}>
        <RadioGroupField
          label={t('item.previewLanguage')}
          name="preview-language"
          appearance="tiles"
          value={lng}
          options={languages.map((value) => ({
            value,
            label: t(value === 'fr' ? 'item.french' : 'item.english'),
          }))}
          onChange={(value) => setLng(languages.find((known) => known === value) ?? lng)}
        />
        <div
          inert
          lang={lng}
          className="mt-6 overflow-hidden border border-hairline bg-paper px-margin py-8 text-body"
        >
          {item.board === 'lookbook' && slot ? (
            <div className="grid-12">
              <BookItem item={shown} place={place} slot={slot} viewer={stillViewer} parts={nothingElse} />
            </div>
          ) : (
            <div className="flex [--row:26rem]">
              <Idea idea={shown} place={place} viewer={stillViewer} priority={false} />
            </div>
          )}
        </div>
      </AdminSection>
    </div>
  )
}
