import { useSearchParams } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { DeskPage } from '../../../../ui/admin/desk-page.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../../ui/leaving/leave-guard.tsx'
import { legalTextNames } from '../../legal-texts.limits.ts'
import { OpenedLegalText } from './legal-text.tsx'
import { LegalTextList } from './legal-text-list.tsx'
import { legalTextsTexts } from './legal-texts.texts.ts'

/** The texts that bind the house, and their versions. */
export const LegalTextsPage = ({ houseName }: { readonly houseName: string }) => {
  useOwnTexts('legalTexts', legalTextsTexts)
  const { t } = useTranslation('legalTexts')
  const asked = useSearchParams()[0].get('text')
  const name = legalTextNames.find((each) => each === asked)
  return (
    <DeskPage path={pathTo('adminTexts')} houseName={houseName} t={t}>
      <div className="mt-4 noscript:hidden">
        <LeaveGuard>{name ? <OpenedLegalText key={name} name={name} /> : <LegalTextList />}</LeaveGuard>
      </div>
    </DeskPage>
  )
}
