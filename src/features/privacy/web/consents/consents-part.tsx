import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { consentPurposes } from '../../consents.ts'
import type { PrivacyContract } from '../../privacy.contract.ts'
import { PartFailed } from '../part-failed.tsx'
import { PrivacyPart } from '../privacy-part.tsx'
import { privacyParts } from '../privacy-parts.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { consentsQuery } from './consents.queries.ts'

/**
 * The customer's consents. The server renders the questions, which are the same for all; the browser fetches the
 * answers. Each is saved as it is given.
 */
export const ConsentsPart = () => {
  const { t } = useTranslation('privacy')
  const query = consentsQuery(useApi<PrivacyContract>())
  const { data: consents, isError, refetch } = usePrivateQuery(query)
  return (
    <PrivacyPart id={privacyParts.consents} title={t('consents.title')} lead={t('consents.lead')}>
      {isError && !consents ? (
        <PartFailed
          title={t('consents.failed')}
          text={t('consents.failedText')}
          onRetry={() => void refetch()}
        />
      ) : (
        consentPurposes.map((purpose) => (
          <ConsentQuestion
            key={purpose}
            purpose={purpose}
            consent={consents?.find((each) => each.purpose === purpose)}
          />
        ))
      )}
    </PrivacyPart>
  )
}
