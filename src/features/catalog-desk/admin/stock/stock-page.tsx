import { pathTo } from '../../../../sitemap.ts'
import { DeskPage } from '../../../../ui/admin/desk-page.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../../ui/leaving/leave-guard.tsx'
import { productsTexts } from '../products/products.texts.ts'
import { stockTexts } from './stock.texts.ts'
import { type Counting, StockSheet } from './stock-sheet.tsx'

interface StockPageProps {
  readonly houseName: string
  readonly counting: Counting
}

/** The stock of the house as a sheet. */
export const StockPage = ({ houseName, counting }: StockPageProps) => {
  useOwnTexts('adminStock', stockTexts)
  useOwnTexts('adminProducts', productsTexts)
  const { t } = useTranslation('adminStock')
  return (
    <DeskPage path={pathTo('adminStock')} houseName={houseName} t={t}>
      <div className="mt-2 noscript:hidden">
        <LeaveGuard>
          <StockSheet counting={counting} />
        </LeaveGuard>
      </div>
    </DeskPage>
  )
}
