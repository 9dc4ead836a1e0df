import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Promotion } from '../promotions.contract.ts'
import type { ProductsField } from './exception-fields.tsx'
import { PromotionDialog } from './promotion-dialog.tsx'
import { PromotionList } from './promotion-list.tsx'
import { promotionsTexts } from './promotions.texts.ts'

interface PromotionsPageProps {
  readonly houseName: string
  readonly ProductsField: ProductsField
}

/** The promotional codes of the house: made, changed, stopped, with what came of each. */
export const PromotionsPage = ({ houseName, ProductsField }: PromotionsPageProps) => {
  useOwnTexts('adminPromotions', promotionsTexts)
  const { t } = useTranslation('adminPromotions')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const [opened, setOpened] = useState<Promotion>()
  const isMaking = useSearchParams()[0].get('making') !== null
  const make = (making: '1' | undefined) => void navigate(urlWith({ making }), { preventScrollReset: true })
  const close = () => {
    setOpened(undefined)
    if (isMaking) make(undefined)
  }
  return (
    <DeskPage
      path={pathTo('adminPromotions')}
      houseName={houseName}
      t={t}
      beside={
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={() => make('1')}
          className="self-center noscript:hidden"
        >
          {t('add')}
        </Button>
      }
    >
      <div className="mt-4 noscript:hidden">
        <PromotionList onOpen={setOpened} />
      </div>
      {(opened || isMaking) && (
        <PromotionDialog promotion={opened} ProductsField={ProductsField} onClose={close} />
      )}
    </DeskPage>
  )
}
