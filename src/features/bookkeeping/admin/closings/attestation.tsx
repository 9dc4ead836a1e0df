import { pathTo } from '../../../../sitemap.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { ClosingsContract } from '../../closings/closings.contract.ts'
import { AttestationSheet } from './attestation-sheet.tsx'
import { attestationQuery } from './closings.queries.ts'
import { closingsDeskTexts } from './closings-desk.texts.ts'

/** The attestation of the editor, with what it is for; paper shows the sheet alone. */
export const Attestation = () => {
  useOwnTexts('closingsDesk', closingsDeskTexts)
  const { t } = useTranslation('closingsDesk')
  const { t: ofRoom } = useTranslation('bookkeepingDesk')
  const query = usePrivateQuery(attestationQuery(useApi<ClosingsContract>()))
  return (
    <div className="frame pb-10 noscript:hidden">
      <div className="mb-6 max-w-[46rem] text-small print:hidden">
        <p className="text-ink-soft">{t('sheet.lead')}</p>
        <p className="mt-2 text-ink-soft">{t('sheet.inFrench')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button variant="secondary" size="small" onClick={() => print()}>
            {t('sheet.print')}
          </Button>
          <LocalLink
            to={`${pathTo('adminBookkeeping')}?view=clotures`}
            className="thread-link relative inline-flex min-h-11 items-center"
          >
            {t('sheet.back')}
          </LocalLink>
        </div>
      </div>
      <Answered query={query} failed={ofRoom('failed')} retry={ofRoom('retry')}>
        {(told) => <AttestationSheet {...told} />}
      </Answered>
    </div>
  )
}
